// The classic table as one model knows it, and the moves that can be made at it.
import { Connection } from "./connection";
import { key } from "./link";
import type { Still } from "./page/notebook";
import type { CardFace, Confidence, Move, State, Table } from "./wire";

export class Session extends Connection<Table, State, Move> {
  place(card: number, gap: number, confidence?: Confidence): void {
    this.move({ type: "place", ply: this.state.ply, card, gap, key: key(), ...(confidence && { confidence }) });
  }

  skip(): void {
    this.move({ type: "skip", ply: this.state.ply, key: key(), why: "teacher" });
  }

  timeIsUp(): void {
    this.unasked<Move>({ type: "skip", ply: this.state.ply, key: key(), why: "time" });
  }

  /** Buys a hint: the century of a card, or whether it is earlier or later than `other`. */
  hint(card: number, other?: number): void {
    const { ply } = this.state;
    if (other === undefined) this.move({ type: "hint", ply, key: key(), card, kind: "century" });
    else this.move({ type: "hint", ply, key: key(), card, kind: "compare", other });
  }

  withdraw(seat: number): void {
    this.move({ type: "withdraw", ply: this.state.ply, seat, key: key() });
  }

  protected override keepsPly(move: Move): boolean {
    return move.type === "hint";
  }

  protected override lacksFaces(state: State): boolean {
    const known = (card: number) => this.face(card) !== undefined;
    const turned = (card: number) => this.face(card)?.back !== undefined;
    return !(state.line.every(turned) && state.seats.every((seat) => seat.hand.every(known)));
  }

  protected override still(): Still {
    const { line, seats } = this.state;
    return {
      facts: this.table.seats.map(({ name }, seat) => this.say("still.hand", { name, count: seats[seat]?.hand.length ?? 0 })),
      cards: line.map((card) => this.face(card) as CardFace),
    };
  }
}
