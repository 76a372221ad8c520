// Light or dark, as the page around the table is.

function luminance(colour: string): number | null {
  const context = document.createElement("canvas").getContext("2d");
  if (!context || !colour) return null;
  context.fillStyle = colour;
  const hex = /^#(..)(..)(..)$/.exec(context.fillStyle);
  if (!hex) return null;
  const [r, g, b] = hex.slice(1).map((part) => parseInt(part, 16) / 255) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function isDark(): boolean {
  const said = document.body.dataset.jpThemeLight;
  if (said !== undefined) return said === "false";
  const page = luminance(getComputedStyle(document.body).getPropertyValue("--jp-layout-color0").trim());
  if (page !== null) return page < 0.5;
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Keeps `data-tw-theme` on `root` true to the page; returns how to stop. */
export function followTheme(root: HTMLElement): () => void {
  const update = () => {
    root.dataset.twTheme = isDark() ? "dark" : "light";
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { attributes: true });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", update);
  update();
  return () => {
    observer.disconnect();
    system.removeEventListener("change", update);
  };
}
