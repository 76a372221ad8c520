// What the table says: headings, names of gaps, and the sentences of a verdict. All words come from the catalogue.
import { listed, type Params } from "../words";
import type { CardFace, Verdict } from "../wire";
import type { View } from "./view";

export function nameOf(view: View, seat: number | null): string {
  return seat === null ? "" : view.table.seats[seat]?.name ?? "";
}

export function titleOf(view: View, card: number | null | undefined): string {
  return card == null ? "" : view.session.face(card)?.title ?? "…";
}

/** "1605", "44 BCE": the date as it is said. Only for cards whose back was seen. */
export function dateOf(view: View, card: number | null | undefined): string {
  return card == null ? "" : view.session.face(card)?.back?.spoken ?? "…";
}

export function plateOf(face: CardFace | undefined): string {
  return face?.back?.plate ?? "…";
}

export function heading(view: View): string {
  const { say, state, table, verdict } = view;
  if (table.seats.length === 1) return nameOf(view, 0);
  if (state.phase === "over") return say("table.over");
  const seat = verdict && verdict.kind !== "withdrew" ? verdict.seat : state.turn;
  const name = nameOf(view, seat);
  return seat !== null && table.seats[seat]?.bot ? say("table.their_turn", { name }) : say("table.your_turn", { name });
}

/** "between 1522 and 1969" as asked, told or named: `key` is the start of three keys. */
export function about(view: View, key: string, gap: number, part: (card: number) => string, more: Params = {}): string {
  const { line } = view.state;
  const left = line[gap - 1];
  const right = line[gap];
  if (left === undefined && right === undefined) return "";
  if (left === undefined) return view.say(`${key}_before`, { right: part(right as number), ...more });
  if (right === undefined) return view.say(`${key}_after`, { left: part(left), ...more });
  return view.say(`${key}_between`, { left: part(left), right: part(right), ...more });
}

export function gapName(view: View, gap: number): string {
  const part = (card: number) => `${dateOf(view, card)}, ${titleOf(view, card)}`;
  return about(view, "table.gap", gap, part, { number: gap + 1, total: view.state.line.length + 1 });
}

export function gapQuestion(view: View, gap: number): string {
  return about(view, "table.ask", gap, (card) => dateOf(view, card));
}

export interface Told {
  sign: "right" | "wrong" | "none";
  head: string;
  lines: string[]; // sentences under it
  title: string; // the card they are about, set in bold where it stands in a sentence
}

export function tell(view: View, verdict: Verdict): Told {
  const { say } = view;
  const name = nameOf(view, verdict.seat);
  const title = titleOf(view, verdict.card);
  const date = dateOf(view, verdict.card);
  const byOther = view.table.seats[verdict.seat]?.bot === true;
  if (verdict.kind === "skipped") return { sign: "none", head: say("table.skipped", { name }), lines: [], title: "" };
  if (verdict.kind === "withdrew") {
    return { sign: "none", head: say("table.withdrew", { name }), lines: [say("table.hand_away")], title: "" };
  }
  if (verdict.kind === "placed") {
    const head = byOther ? say("table.their_correct", { name, date }) : say("table.correct", { date });
    return { sign: "right", head, lines: [rightLine(view, verdict, title), ...sequel(view, verdict)], title };
  }
  const head = byOther ? say("table.their_wrong", { name, date }) : say("table.wrong", { date });
  return { sign: "wrong", head, lines: [missLine(view, verdict, title), ...sequel(view, verdict)], title };
}

function rightLine(view: View, verdict: Verdict, title: string): string {
  const at = view.state.line.indexOf(verdict.card ?? -1);
  if (at < 0) return view.say("table.new_line", { title }); // practice laid a new line at once
  const twin = [at - 1, at + 1].map((i) => view.state.line[i]).find((card) => card !== undefined && sameDate(view, card, verdict.card));
  if (twin !== undefined) return view.say("table.same_date", { title, other: titleOf(view, twin) });
  const part = (card: number) => dateOf(view, card);
  const { line } = view.state;
  const left = line[at - 1];
  const right = line[at + 1];
  if (left !== undefined && right !== undefined) return view.say("table.stays_between", { title, left: part(left), right: part(right) });
  if (right !== undefined) return view.say("table.stays_before", { title, right: part(right) });
  return view.say("table.stays_after", { title, left: left === undefined ? "" : part(left) });
}

export function sameDate(view: View, a: number | undefined, b: number | undefined): boolean {
  const one = a === undefined ? undefined : view.session.face(a)?.back;
  const two = b === undefined ? undefined : view.session.face(b)?.back;
  return one !== undefined && two !== undefined && one.from === two.from && one.to === two.to;
}

function missLine(view: View, verdict: Verdict, title: string): string {
  const { miss, gap } = verdict;
  if (!miss || gap === undefined) return view.say("table.elsewhere", { title });
  const years = view.table.scale === "years";
  const span = about(view, "table.span", gap, (card) => (years ? dateOf(view, card) : plateOf(view.session.face(card)))); // a place has its label in brackets
  const unit = years ? "years" : "places";
  return view.say(`table.miss_${unit}_${miss.direction}`, { title, count: miss.years, span });
}

/** What follows from the move: where the card went, what was drawn, the reshuffle. */
function sequel(view: View, verdict: Verdict): string[] {
  const { say, table } = view;
  const lines: string[] = [];
  if (verdict.kind === "misplaced") {
    if (verdict.again_in !== undefined) return [say("table.again_in", { count: verdict.again_in })];
    const to = say(`table.goes_to_${table.wrong_pile}`);
    const bot = table.seats[verdict.seat]?.bot;
    lines.push(verdict.drew == null ? to : `${to} ${bot ? say("table.they_drew", { name: nameOf(view, verdict.seat) }) : say("table.you_drew")}`);
  }
  if (verdict.reshuffled) lines.push(say(`table.reshuffled_${verdict.reshuffled}`));
  return lines;
}

/** A banner above the stage: somebody is out of cards, or the final round. */
export function roundNotice(view: View): string | null {
  const { say, state, table } = view;
  const names = (test: (seat: number) => boolean) =>
    listed(table.seats.map((_, seat) => seat).filter(test).map((seat) => nameOf(view, seat)), table.language);
  if (state.phase === "final") {
    const finalists = names((seat) => state.seats[seat]?.status === "finalist");
    return say("table.finalists", { names: finalists });
  }
  if (state.phase !== "play" || table.seats.length === 1) return null;
  const done = names((seat) => state.seats[seat]?.status === "in" && state.seats[seat]?.hand.length === 0);
  return done ? say("table.last_card", { names: done }) : null;
}

export function themeOrNothing(view: View, face: CardFace): string {
  return face.theme === null ? "" : view.table.themes[face.theme]?.name ?? "";
}
