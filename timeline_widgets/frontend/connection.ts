// What any game's table shares with its kernel besides: faces, the move under way, and a still picture of now.
import { Link, key } from "./link";
import { LogCopy } from "./page/copy";
import { Notebook, type Still } from "./page/notebook";
import type { CardFace, FromKernel, Model, Pressed, ToKernel } from "./wire";

interface AnyTable {
  language: string;
}

interface AnyState {
  match: string;
  ply: number;
  cards: Record<string, CardFace>;
}

export abstract class Connection<Table extends AnyTable, State extends AnyState, Move extends Pressed> extends Link<State, ToKernel | Pressed, FromKernel, Model<Table, State>> {
  pending: Move | null = null;

  #faces = new Map<number, CardFace>();
  #match = "";
  #kept = ""; // of which move a still picture was kept
  #askedAt = -1; // the ply at which missing faces were last asked for
  #pressed = new Set<string>(); // keys of moves that were made here: only their refusals are shown
  #notebook: Notebook | null;
  #copy = new LogCopy(() => this.alive && this.post({ type: "log" }));

  constructor(model: Model<Table, State>) {
    super(model);
    this.took();
    this.#notebook = Notebook.of(model.widget_manager, () => this.keepStill());
  }

  override close(): void {
    super.close();
    this.#notebook?.close();
    this.#copy.close();
  }

  get table(): Table {
    return this.model.get("table");
  }

  face(card: number): CardFace | undefined {
    return this.#faces.get(card);
  }

  /** Sends the move that nobody has answered once more; its key makes it count once. */
  insist(): void {
    if (!this.pending) return;
    this.late = false;
    if (this.post(this.pending)) this.wait();
    this.changed();
  }

  again(): void {
    this.post({ type: "again" });
  }

  /** Asks for the score log, or for the answers in one of the forms that the table offers. */
  download(form?: string): void {
    if (form) this.post({ type: "download", form });
    else if (this.alive && this.post({ type: "download" })) this.#copy.await();
    else this.#copy.hand();
  }

  /** Whether the score log can be had: from the kernel, or as the copy that came before it fell silent. */
  get hasLog(): boolean {
    return this.alive || this.#copy.there;
  }

  /** Says who plays. */
  name(names: string[]): void {
    this.post({ type: "names", names });
  }

  /** Has a picture of now kept in the notebook, for when there is no kernel; once for each move. */
  keepStill(): void {
    const { match, ply } = this.state;
    const now = `${match} ${ply}`;
    if (now === this.#kept || this.lacksFaces(this.state)) return;
    this.#kept = now;
    if (this.#notebook) this.#notebook.redraw(this.model.get("_still_name"), this.still());
    else if (this.alive) this.post({ type: "still" });
  }

  dropRefusal(): void {
    if (this.refusal === null) return;
    this.refusal = null;
    this.changed();
  }

  /** Takes up the game that is offered, or the one of a score log from the reader's disk. */
  resume(log?: ArrayBuffer): void {
    this.post({ type: "resume" }, log && [log]);
  }

  /** Lets the computer player whose turn it is move. */
  wakeComputer(): void {
    this.unasked({ type: "bot", ply: this.state.ply, key: key() });
  }

  /** A move that every view sends of itself, so that all but one are too late: nobody is told of it. */
  protected unasked<Unasked extends Pressed>(move: Unasked): void {
    if (this.alive && !this.pending) this.post(move);
  }

  /** Whether a move leaves the ply as it was: then any new picture answers it. */
  protected keepsPly(_move: Move): boolean {
    return false;
  }

  /** Whether a face that the state shows has not come yet. */
  protected abstract lacksFaces(state: State): boolean;

  /** What a still picture of now tells. */
  protected abstract still(): Still;

  protected move(move: Move): void {
    if (this.pending || !this.alive) return; // a second press is the same move
    this.dropRefusal();
    this.pending = move;
    this.#pressed.add(move.key);
    if (this.post(move)) this.wait();
  }

  protected override get language(): string {
    return this.table.language;
  }

  protected override settle(): void {
    super.settle();
    this.pending = null;
  }

  protected override took(): void {
    const { state } = this;
    this.#copy.outdated();
    if (state.match !== this.#match) {
      this.#match = state.match;
      this.#faces.clear();
      this.#askedAt = -1;
      this.settle();
    }
    this.#learn(state.cards);
    if (this.pending && (state.ply > this.pending.ply || this.keepsPly(this.pending))) this.settle();
    if (this.lacksFaces(state) && this.#askedAt !== state.ply) {
      this.#askedAt = state.ply;
      this.post({ type: "cards", match: state.match });
    }
  }

  protected override heard(message: FromKernel, bytes?: DataView): void {
    if (message.type === "log" && bytes) this.#copy.keep(message.name, new Blob([bytes as BlobPart], { type: message.mime }));
    if (message.type === "download") this.#copy.arrived();
    if (message.type === "cards" && message.match === this.#match) this.#learn(message.cards);
    if (message.type !== "refused" || !this.#pressed.delete(message.key)) return; // another page's, perhaps
    if (this.pending?.key === message.key) this.settle();
    this.refusal = message.sentence;
    this.isNote = false;
  }

  #learn(cards: Record<string, CardFace>): void {
    for (const [card, face] of Object.entries(cards)) this.#faces.set(Number(card), face);
  }
}
