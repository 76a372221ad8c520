// Tells the kernel what this page was opened with. JupyterLab takes the query out of its address
// as soon as it stands, but the browser remembers how it got here.

interface Model {
  send(message: { type: "address"; query: string }): void;
}

function query(): string {
  const [arrival] = performance.getEntriesByType("navigation");
  return new URL(arrival?.name ?? location.href).search;
}

export default () => ({
  initialize({ model }: { model: Model }) {
    model.send({ type: "address", query: query() });
  },
  render() {},
});
