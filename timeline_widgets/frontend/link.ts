// What every widget's page shares with its kernel: whether anybody answers, the words, the pictures, and who watches.
// Every view of a model shares it; what a view has chosen stays in the view.
import { Pictures } from "./pictures";
import type { Words } from "./wire";
import { speaker, type Say } from "./words";

const GLANCE_MS = 150; // an answer that comes sooner need not be announced
const PATIENCE_MS = 6000;

/** The part of anywidget's model that a page uses. */
export interface AnyModel<State, ToKernel> {
  get(name: "state"): State;
  get(name: "words"): Words;
  on(name: string, listener: (...args: never[]) => void): void;
  off(name: string, listener: (...args: never[]) => void): void;
  send(content: ToKernel | { type: "picture"; image: string }, callbacks?: unknown, buffers?: ArrayBuffer[]): void;
}

/** What every kernel may say; a picture and a file come with one buffer. */
export type Answer =
  | { type: "picture"; image: string; mime: string }
  | { type: "download"; name: string; mime: string }
  | { type: "error"; sentence: string };

export abstract class Link<State, ToKernel, FromKernel extends { type: string }, Model extends AnyModel<State, ToKernel>> {
  alive = true;
  late = false;
  refusal: string | null = null;
  isNote = false; // what is told is about something else than a move
  readonly pictures = new Pictures(
    (image) => this.post({ type: "picture", image }),
    () => this.changed(),
  );

  #watchers = new Set<() => void>();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #say: Say | undefined;

  protected constructor(protected readonly model: Model) {
    for (const [name, listener] of this.#listeners()) model.on(name, listener);
  }

  close(): void {
    for (const [name, listener] of this.#listeners()) this.model.off(name, listener);
    clearTimeout(this.#patience);
    this.pictures.close();
    this.#watchers.clear();
  }

  get state(): State {
    return this.model.get("state");
  }

  get say(): Say {
    return (this.#say ??= speaker(this.model.get("words"), this.language));
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  protected abstract get language(): string;

  /** A new picture of the state has come. */
  protected abstract took(): void;

  /** A message has come. */
  protected abstract heard(message: FromKernel, bytes: DataView | undefined): void;

  protected post(message: ToKernel | { type: "picture"; image: string }, bytes?: ArrayBuffer[]): boolean {
    try {
      if (bytes) this.model.send(message, undefined, bytes);
      else this.model.send(message);
      return true;
    } catch {
      this.#lose();
      return false;
    }
  }

  /** Says that an answer is awaited once it can be noticed, and later that it is late. */
  protected wait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.changed();
      this.#patience = setTimeout(() => {
        this.late = true;
        this.changed();
      }, PATIENCE_MS - GLANCE_MS);
    }, GLANCE_MS);
  }

  protected settle(): void {
    clearTimeout(this.#patience);
    this.late = false;
  }

  protected changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #listeners(): [string, (...args: never[]) => void][] {
    return [
      ["change:state", this.#onState],
      ["change:table", this.#onWords],
      ["change:words", this.#onWords],
      ["msg:custom", this.#onMessage],
      ["comm_live_update", this.#lose],
    ];
  }

  #onState = (): void => {
    this.alive = true; // a picture from the kernel proves that there is one
    this.refusal = null;
    this.took();
    this.changed();
  };

  #onWords = (): void => {
    this.#say = undefined;
    this.changed();
  };

  #onMessage = (message: FromKernel | Answer, buffers: DataView[] = []): void => {
    const bytes = buffers[0];
    const answer = message as Answer;
    if (answer.type === "picture") {
      if (bytes) this.pictures.arrived(answer.image, new Blob([bytes as BlobPart], { type: answer.mime }));
      return;
    }
    if (answer.type === "download" && bytes) offer(answer.name, new Blob([bytes as BlobPart], { type: answer.mime }));
    if (answer.type === "error") {
      this.settle();
      this.refusal = answer.sentence;
      this.isNote = true;
    }
    this.heard(message as FromKernel, bytes);
    this.changed();
  };

  #lose = (): void => {
    this.alive = false;
    this.settle();
    this.changed();
  };
}

/** A name for a press, so that it counts once however often it arrives. */
export function key(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

/** Lets the reader save a file. */
export function offer(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
