// What any game's table shares with its kernel: faces, pictures, the move under way, and whether anybody answers.
// Every view of a model shares it; what a view has chosen stays in the view.
import { Pictures } from "./pictures";
import { speaker, type Say } from "./words";
import type { CardFace, FromKernel, Model, Pressed, ToKernel } from "./wire";

const PATIENCE_MS = 6000;

interface AnyTable {
  language: string;
}

interface AnyState {
  match: string;
  ply: number;
  cards: Record<string, CardFace>;
}

export abstract class Connection<Table extends AnyTable, State extends AnyState, Move extends Pressed> {
  alive = true;
  late = false;
  pending: Move | null = null;
  refusal: string | null = null;
  readonly pictures: Pictures;

  #model: Model<Table, State>;
  #faces = new Map<number, CardFace>();
  #match = "";
  #still = ""; // of which move a picture was kept
  #askedAt = -1; // the ply at which missing faces were last asked for
  #watchers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #say: Say | undefined;
  #unasked = new Set<string>(); // keys of moves that nobody pressed

  constructor(model: Model<Table, State>) {
    this.#model = model;
    this.pictures = new Pictures((image) => this.#send({ type: "picture", image }));
    this.#takeState();
    model.on("change:state", this.#onState);
    model.on("change:table", this.#onTable);
    model.on("change:words", this.#onTable);
    model.on("msg:custom", this.#onMessage);
    model.on("comm_live_update", this.#onLost);
  }

  close(): void {
    this.#model.off("change:state", this.#onState);
    this.#model.off("change:table", this.#onTable);
    this.#model.off("change:words", this.#onTable);
    this.#model.off("msg:custom", this.#onMessage);
    this.#model.off("comm_live_update", this.#onLost);
    clearTimeout(this.#timer);
    this.pictures.close();
    this.#watchers.clear();
  }

  get table(): Table {
    return this.#model.get("table");
  }

  get state(): State {
    return this.#model.get("state");
  }

  get say(): Say {
    return (this.#say ??= speaker(this.#model.get("words"), this.table.language));
  }

  face(card: number): CardFace | undefined {
    return this.#faces.get(card);
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Sends the move that nobody has answered once more; its key makes it count once. */
  insist(): void {
    if (!this.pending) return;
    this.late = false;
    if (this.#send(this.pending)) this.#wait();
    this.#changed();
  }

  again(): void {
    this.#send({ type: "again" });
  }

  download(): void {
    this.#send({ type: "download" });
  }

  /** Has a picture of now kept in the notebook, for when there is no kernel; once for each move. */
  keepStill(): void {
    const { match, ply } = this.state;
    const now = `${match} ${ply}`;
    if (!this.alive || now === this.#still) return;
    this.#still = now;
    this.#send({ type: "still" });
  }

  dropRefusal(): void {
    if (this.refusal === null) return;
    this.refusal = null;
    this.#changed();
  }

  /** Takes up the game that is offered, or the one of a score log from the reader's disk. */
  resume(log?: ArrayBuffer): void {
    this.#send({ type: "resume" }, log);
  }

  /** Lets the computer player whose turn it is move. */
  wakeComputer(): void {
    this.unasked({ type: "bot", ply: this.state.ply, key: key() });
  }

  /** A move that every view sends of itself, so that all but one are too late: their refusal is not shown. */
  protected unasked<Unasked extends Pressed>(move: Unasked): void {
    if (!this.alive || this.pending) return;
    this.#unasked.add(move.key);
    this.#send(move);
  }

  /** Whether a move leaves the ply as it was: then any new picture answers it. */
  protected keepsPly(_move: Move): boolean {
    return false;
  }

  /** Whether a face that the state shows has not come yet. */
  protected abstract lacksFaces(state: State): boolean;

  protected move(move: Move): void {
    if (this.pending || !this.alive) return; // a second press is the same move
    this.refusal = null;
    this.pending = move;
    if (this.#send(move)) this.#wait();
    else this.pending = null;
    this.#changed();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.late = true;
      this.#changed();
    }, PATIENCE_MS);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.pending = null;
    this.late = false;
  }

  #send(message: ToKernel | Pressed, bytes?: ArrayBuffer): boolean {
    try {
      if (bytes) this.#model.send(message, undefined, [bytes]);
      else this.#model.send(message);
      return true;
    } catch {
      this.#onLost();
      return false;
    }
  }

  #takeState(): void {
    const state = this.state;
    if (state.match !== this.#match) {
      this.#match = state.match;
      this.#faces.clear();
      this.#askedAt = -1;
      this.#settle();
    }
    this.#learn(state.cards);
    if (this.pending && (state.ply > this.pending.ply || this.keepsPly(this.pending))) this.#settle();
    if (this.lacksFaces(state) && this.#askedAt !== state.ply) {
      this.#askedAt = state.ply;
      this.#send({ type: "cards", match: state.match });
    }
  }

  #learn(cards: Record<string, CardFace>): void {
    for (const [card, face] of Object.entries(cards)) this.#faces.set(Number(card), face);
  }

  #onState = (): void => {
    this.alive = true; // a picture from the kernel proves that there is one
    this.refusal = null;
    this.#takeState();
    this.#changed();
  };

  #onTable = (): void => {
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
      case "refused":
        if (this.#unasked.delete(message.key)) return;
        if (this.pending?.key === message.key) this.#settle();
        this.refusal = message.sentence;
        break;
      case "error":
        this.#settle();
        this.refusal = message.sentence;
        break;
      case "cards":
        if (message.match === this.#match) this.#learn(message.cards);
        break;
      case "picture":
        if (bytes) this.pictures.arrived(message.image, message.mime, bytes);
        break;
      case "download":
        if (bytes) offer(message.name, new Blob([bytes], { type: message.mime }));
        break;
    }
    this.#changed();
  };

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

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
