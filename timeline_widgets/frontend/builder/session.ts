// The table as one model knows it: its picture, what is under way, and a copy of the whole text for the worst case.
import { Link, type Answer } from "../link";
import type { Theme } from "../wire";
import type { BuilderModel, BuilderState, FromKernel, ToKernel } from "./wire";

export const MOST_MB = 8; // a larger message drops the connection
const COPY_AFTER_MS = 1200; // of rest

export type Place = "top" | "rows" | "end";

const PLACES: Partial<Record<ToKernel["type"], Place>> = {
  ...{ paste: "top", upload: "top", blank: "top", title: "top", undo: "top", role: "top", columns_right: "top" },
  ...{ save: "end", download: "end" },
};

export class BuilderSession extends Link<BuilderState, ToKernel, FromKernel, BuilderModel> {
  place: Place = "top"; // where the last wish was made, and so where its refusal is told
  copy = ""; // the whole table as text, so that it outlives the kernel
  unanswered: Extract<ToKernel, { type: "cell" | "use" }>[] = [];

  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(model: BuilderModel) {
    super(model);
    this.#askForCopy();
  }

  override close(): void {
    super.close();
    clearTimeout(this.#rest);
  }

  /** What cards are drawn with. */
  get table(): { themes: Theme[] } {
    const state = this.state;
    return { themes: state.stage === "table" ? state.themes : [] };
  }

  /** Sends a wish that a new picture or a refusal will answer. */
  send(message: ToKernel, bytes?: ArrayBuffer[]): void {
    if (!this.alive) return;
    this.refusal = null;
    this.place = PLACES[message.type] ?? "rows";
    if (message.type === "cell" || message.type === "use") this.unanswered.push(message);
    if (this.post(message, bytes)) this.wait();
    this.changed();
  }

  paste(text: string): void {
    this.copy = text;
    this.place = "top";
    const size = new Blob([text]).size;
    if (size > MOST_MB * 1e6) this.refuse(this.say("builder.paste_too_large", { size: megabytes(size), most: MOST_MB }));
    else this.send({ type: "paste", text });
  }

  upload(file: File): void {
    this.place = "top";
    this.#read([file], (buffers) => this.send({ type: "upload", name: file.name }, buffers));
  }

  uploadPictures(files: File[]): void {
    const names = files.map((file) => file.name);
    this.place = "rows";
    this.#read(files, (buffers) => this.send({ type: "pictures", names }, buffers));
  }

  uploadRowPicture(key: number, file: File): void {
    this.place = "rows";
    this.#read([file], (buffers) => this.send({ type: "row_picture", key, name: file.name }, buffers));
  }

  refuse(sentence: string | null): void {
    this.refusal = sentence;
    this.changed();
  }

  #read(files: File[], then: (buffers: ArrayBuffer[]) => void): void {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > MOST_MB * 1e6) {
      const name = files.map((file) => file.name).join(", ");
      this.refuse(this.say("builder.too_large", { name, size: megabytes(size), most: MOST_MB }));
      return;
    }
    Promise.all(files.map((file) => file.arrayBuffer())).then(then, (error: Error) => this.refuse(error.message));
  }

  protected override get language(): string {
    return this.state.language;
  }

  protected override took(): void {
    this.unanswered.shift();
    this.settle();
    this.#askForCopy();
  }

  protected override heard(message: FromKernel | Answer, bytes: DataView | undefined): void {
    if (message.type === "error") this.unanswered.shift();
    if (message.type === "download") this.settle();
    if (message.type === "text") this.copy = new TextDecoder().decode(bytes);
  }

  #askForCopy(): void {
    if (this.state.stage === "empty") return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.post({ type: "text" }), COPY_AFTER_MS);
  }
}

function megabytes(size: number): string {
  return (size / 1e6).toFixed(1);
}
