// Tells the kernel what this page was opened with, and which languages its reader prefers. JupyterLab takes the query out of its address
// as soon as it stands, but the browser remembers how it got here.

interface Model {
  send(message: { type: "address"; query: string; languages: readonly string[] }): void;
}

function query(): string {
  const [arrival] = performance.getEntriesByType("navigation");
  return new URL(arrival?.name ?? location.href).search;
}

export default () => ({
  initialize({ model }: { model: Model }) {
    model.send({ type: "address", query: query(), languages: navigator.languages });
  },
  render() {},
});
