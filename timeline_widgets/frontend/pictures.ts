// Pictures come once, as bytes, by their content hash, and live as object URLs.

export class Pictures {
  #urls = new Map<string, string | null>(); // null: asked for, not here yet

  constructor(readonly ask: (image: string) => void) {}

  /** The picture's address, or null while it is on its way. */
  url(image: string): string | null {
    const known = this.#urls.get(image);
    if (known !== undefined) return known;
    this.#urls.set(image, null);
    this.ask(image);
    return null;
  }

  arrived(image: string, mime: string, bytes: BlobPart): void {
    if (this.#urls.get(image)) return;
    this.#urls.set(image, URL.createObjectURL(new Blob([bytes], { type: mime })));
  }

  close(): void {
    for (const url of this.#urls.values()) if (url) URL.revokeObjectURL(url);
    this.#urls.clear();
  }
}
