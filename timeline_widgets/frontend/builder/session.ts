// The table as one model knows it: its picture, what is under way, and a copy of the whole text for the worst case.
import { offer } from "../connection";
import { Pictures } from "../pictures";
import type { Theme } from "../wire";
import { speaker, type Say } from "../words";
import type { BuilderModel, BuilderState, FromKernel, ToKernel } from "./wire";

export const MOST_MB = 8; // a larger message drops the connection
const PATIENCE_MS = 6000;
const COPY_AFTER_MS = 1200; // of rest

export type Place = "top" | "rows" | "end";

const PLACES: Partial<Record<ToKernel["type"], Place>> = {
  ...{ paste: "top", upload: "top", blank: "top", title: "top", undo: "top", role: "top", columns_right: "top" },
  ...{ save: "end", download: "end" },
};

export class BuilderSession {
  alive = true;
  late = false;
  refusal: string | null = null;
  place: Place = "top"; // where the last wish was made, and so where its refusal is told
  copy = ""; // the whole table as text, so that it outlives the kernel
  unanswered: Extract<ToKernel, { type: "cell" | "use" }>[] = [];
  readonly pictures: Pictures;

  #model: BuilderModel;
  #watchers = new Set<() => void>();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #say: Say | undefined;

  constructor(model: BuilderModel) {
    this.#model = model;
    this.pictures = new Pictures((image) => this.#post({ type: "picture", image }));
    model.on("change:state", this.#onState);
    model.on("change:words", this.#onWords);
    model.on("msg:custom", this.#onMessage);
    model.on("comm_live_update", this.#onLost);
    this.#askForCopy();
  }

  close(): void {
    this.#model.off("change:state", this.#onState);
    this.#model.off("change:words", this.#onWords);
    this.#model.off("msg:custom", this.#onMessage);
    this.#model.off("comm_live_update", this.#onLost);
    clearTimeout(this.#patience);
    clearTimeout(this.#rest);
    this.pictures.close();
    this.#watchers.clear();
  }

  get state(): BuilderState {
    return this.#model.get("state");
  }

  /** What cards are drawn with. */
  get table(): { themes: Theme[] } {
    const state = this.state;
    return { themes: state.stage === "table" ? state.themes : [] };
  }

  get say(): Say {
    return (this.#say ??= speaker(this.#model.get("words"), this.state.language));
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Sends a wish that a new picture or a refusal will answer. */
  send(message: ToKernel, bytes?: ArrayBuffer[]): void {
    if (!this.alive) return;
    this.refusal = null;
    this.place = PLACES[message.type] ?? "rows";
    if (message.type === "cell" || message.type === "use") this.unanswered.push(message);
    if (this.#post(message, bytes)) this.#wait();
    this.#changed();
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
    this.#changed();
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

  #post(message: ToKernel, bytes?: ArrayBuffer[]): boolean {
    try {
      if (bytes) this.#model.send(message, undefined, bytes);
      else this.#model.send(message);
      return true;
    } catch {
      this.#onLost();
      return false;
    }
  }

  #wait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.late = true;
      this.#changed();
    }, PATIENCE_MS);
  }

  #settle(): void {
    clearTimeout(this.#patience);
    this.late = false;
  }

  #askForCopy(): void {
    if (this.state.stage === "empty") return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#post({ type: "text" }), COPY_AFTER_MS);
  }

  #onState = (): void => {
    this.alive = true; // a picture from the kernel proves that there is one
    this.refusal = null;
    this.unanswered.shift();
    this.#settle();
    this.#askForCopy();
    this.#changed();
  };

  #onWords = (): void => {
    this.#say = undefined;
    this.#changed();
  };

  #onLost = (): void => {
    this.alive = false;
    this.#settle();
    this.#changed();
  };

  #onMessage = (message: FromKernel, buffers: DataView[] = []): void => {
    const bytes = buffers[0] as BlobPart | undefined;
    switch (message.type) {
      case "error":
        this.#settle();
        this.unanswered.shift();
        this.refusal = message.sentence;
        break;
      case "picture":
        if (bytes) this.pictures.arrived(message.image, message.mime, bytes);
        break;
      case "text":
        if (buffers[0]) this.copy = new TextDecoder().decode(buffers[0]);
        return;
      case "download":
        this.#settle();
        if (bytes) offer(message.name, new Blob([bytes], { type: message.mime }));
        break;
    }
    this.#changed();
  };

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

function megabytes(size: number): string {
  return (size / 1e6).toFixed(1);
}
