// Pictures come once, as bytes, by their content hash, and live as object URLs. They can wait until words are on screen.

export class Pictures {
  #urls = new Map<string, string | null>(); // null: asked for, not here yet
  #wanted: string[] = [];
  #drawing = false;

  constructor(
    readonly ask: (image: string) => void,
    readonly draw: () => void,
  ) {}

  /** The picture's address, or null while it is on its way. */
  url(image: string): string | null {
    const known = this.#urls.get(image);
    if (known !== undefined) return known;
    this.#urls.set(image, null);
    if (this.#wanted.push(image) === 1) requestAnimationFrame(() => setTimeout(() => this.#wanted.splice(0).forEach(this.ask)));
    return null;
  }

  arrived(image: string, picture: Blob): void {
    if (this.#urls.get(image)) return;
    this.#urls.set(image, URL.createObjectURL(picture));
    if (this.#drawing) return; // several that arrive together are drawn together
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      this.draw();
    });
  }

  close(): void {
    for (const url of this.#urls.values()) if (url) URL.revokeObjectURL(url);
    this.#urls.clear();
  }
}
