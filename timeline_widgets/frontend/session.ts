// One table as one model knows it: faces, pictures, the move that is under way, and whether anybody answers.
// Every view of the model shares it; what a view has chosen stays in the view.
import { Pictures } from "./pictures";
import { speaker, type Say } from "./words";
import type { CardFace, Confidence, FromKernel, Model, State, Table, ToKernel } from "./wire";

const PATIENCE_MS = 6000;

type Move = Extract<ToKernel, { key: string }>;

export class Session {
  alive = true;
  late = false;
  pending: Move | null = null;
  refusal: string | null = null;
  readonly pictures: Pictures;

  #model: Model;
  #faces = new Map<number, CardFace>();
  #match = "";
  #askedAt = -1; // the ply at which missing faces were last asked for
  #watchers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #say: Say | undefined;

  constructor(model: Model) {
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

  place(card: number, gap: number, confidence?: Confidence): void {
    this.#move({ type: "place", ply: this.state.ply, card, gap, key: key(), ...(confidence && { confidence }) });
  }

  skip(): void {
    this.#move({ type: "skip", ply: this.state.ply, key: key() });
  }

  withdraw(seat: number): void {
    this.#move({ type: "withdraw", ply: this.state.ply, seat, key: key() });
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

  dropRefusal(): void {
    if (this.refusal === null) return;
    this.refusal = null;
    this.#changed();
  }

  #move(move: Move): void {
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

  #send(message: ToKernel): boolean {
    try {
      this.#model.send(message);
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
    if (this.pending && state.ply > this.pending.ply) this.#settle();
    if (this.#lacksFaces(state) && this.#askedAt !== state.ply) {
      this.#askedAt = state.ply;
      this.#send({ type: "cards", match: state.match });
    }
  }

  #lacksFaces(state: State): boolean {
    const known = (card: number) => this.#faces.has(card);
    const turned = (card: number) => this.#faces.get(card)?.back !== undefined;
    return !(state.line.every(turned) && state.seats.every((seat) => seat.hand.every(known)));
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

function key(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

function offer(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
