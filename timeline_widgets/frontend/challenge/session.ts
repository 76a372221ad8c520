// The table of Challenge as one model knows it, and the moves that can be made at it.
import { Connection } from "../connection";
import { key } from "../link";
import type { Still } from "../page/notebook";
import type { CardFace } from "../wire";
import type { ChallengeMove, ChallengeState, ChallengeTable, Digits, Sign } from "./wire";

export class ChallengeSession extends Connection<ChallengeTable, ChallengeState, ChallengeMove> {
  lock(seat: number, wheels: Digits, sign: Sign | null): void {
    this.move({ type: "lock", ply: this.state.ply, key: key(), seat, wheels, sign });
  }

  unlock(seat: number): void {
    this.move({ type: "unlock", ply: this.state.ply, key: key(), seat });
  }

  place(card: number, gap: number): void {
    this.move({ type: "place", ply: this.state.ply, key: key(), card, gap });
  }

  call(year: number): void {
    this.move({ type: "call", ply: this.state.ply, key: key(), year });
  }

  /** A card with its date, where the shown picture has it turned over. */
  turned(card: number, { last }: ChallengeState): CardFace | undefined {
    for (const told of [last, this.state.last]) {
      if (told && "turned" in told && told.turned?.[card]) return told.turned[card];
    }
    return this.face(card);
  }

  protected override lacksFaces({ trial, duel }: ChallengeState): boolean {
    const known = (card: number | null) => card === null || this.face(card) !== undefined;
    const turned = (card: number) => this.face(card)?.back !== undefined;
    return !((trial?.cards ?? []).every(known) && (duel?.line ?? []).every(turned) && known(duel?.card ?? null));
  }

  protected override still(): Still {
    const { trial, duel, last, positions } = this.state;
    const { seats, track } = this.table;
    const asked = [...(trial?.cards ?? []), ...(duel && duel.card !== null ? [duel.card] : [])];
    const told = last && "turned" in last ? Object.values(last.turned ?? {}) : [];
    const laid = (duel?.line ?? []).map((card) => this.face(card) as CardFace);
    return {
      facts: seats.map(({ name }, seat) => this.say("still.space", { name, space: positions[seat] ?? 0, finish: track.finish })),
      cards: [...told, ...laid, ...asked.map((card) => ({ ...(this.face(card) as CardFace), back: undefined }))],
    };
  }
}
