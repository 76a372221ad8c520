// What Challenge says: headings, names of spaces, and the sentences of a reveal. All words come from the catalogue.
import type { CardFace } from "../wire";
import { listed } from "../words";
import { SHAPES } from "./symbols";
import type { View } from "./view";
import type { Duel, Revealed, Trial } from "./wire";

export function nameOf(view: View, seat: number | null | undefined): string {
  return seat == null ? "" : view.table.seats[seat]?.name ?? "";
}

export function namesOf(view: View, seats: number[]): string {
  return listed(seats.map((seat) => nameOf(view, seat)), view.table.language);
}

export function titleOf(view: View, card: number | null | undefined): string {
  return card == null ? "" : turnedFace(view, card)?.title ?? "…";
}

/** A card that lies open. */
export function turnedFace({ session, state }: View, card: number): CardFace | undefined {
  return session.turned(card, state);
}

/** "1605", "44 BCE": the date as it is said. Only for cards that were revealed. */
export function dateOf(view: View, card: number | null | undefined): string {
  return card == null ? "" : turnedFace(view, card)?.back?.spoken ?? "…";
}

export function plateOf(view: View, card: number): string {
  return turnedFace(view, card)?.back?.plate ?? "…";
}

export function trialName(view: View, trial: Trial): string {
  return view.say(`challenge.name_${trial}`);
}

export function duelName(view: View, duel: Duel): string {
  return view.say(`challenge.name_${duel}`);
}

export function shapeName(view: View, wheel: number): string {
  return view.say(`challenge.shape_${SHAPES[wheel] ?? "sign"}`);
}

/** "1820 to 1880", "before −500", "from 1970". */
export function spanOf(view: View, space: number): string {
  const { board } = view.table;
  const from = board[space - 1]?.label;
  const to = board[space]?.label;
  if (from === undefined) return view.say("challenge.span_before", { to: to ?? "" });
  if (to === undefined) return view.say("challenge.span_from", { from });
  return view.say("challenge.span_between", { from, to });
}

/** "space 6", "Start", "Finish". */
export function placeOf(view: View, space: number): string {
  if (space <= 0) return view.say("challenge.start");
  if (space >= view.table.track.finish) return view.say("challenge.finish");
  return view.say("challenge.space", { number: space });
}

/** A year that a player dials or calls: "1846", "770 BCE". */
export function yearSaid(view: View, year: number): string {
  return year < 0 ? view.say("challenge.year_bce", { year: String(-year) }) : String(year);
}

/** What stands after a year before the common era: "BCE". */
export function eraOf(view: View): string {
  return view.say("challenge.year_bce", { year: "" }).trim();
}

/** "−0776", as the wheels show it. */
export function minus(sign: string): string {
  return sign === "-" ? "−" : sign;
}

/** What a wheel means in a Trial: "space 6, 1820 to 1880", "2nd of the four", "hundreds". */
export function wheelMeaning(view: View, trial: Trial, digit: number | null): string {
  if (digit === null) return view.say("challenge.blank");
  if (trial === "combination") return view.say(`challenge.place_${digit}`);
  if (trial === "timeline_4" || trial === "bet") return spanOf(view, digit);
  return "";
}

/** The wheel as it is read out. */
export function wheelText(view: View, trial: Trial, digit: number | null): string {
  const meaning = wheelMeaning(view, trial, digit);
  if (digit !== null && (trial === "timeline_4" || trial === "bet")) return `${placeSaid(view, digit)}, ${meaning}`;
  return meaning || String(digit);
}

export function placeSaid(view: View, space: number): string {
  return view.say("challenge.space", { number: space });
}

/** "Ana 3, Olya 3, Iker 2": who moved how far, the farthest first. */
export function movesLine(view: View, reveal: Revealed): string {
  const moved = reveal.answers
    .map((answer, seat) => ({ seat, steps: answer.to - answer.from }))
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => b.steps - a.steps);
  if (moved.length === 0) return view.say("challenge.nobody_moves");
  const list = moved.map(({ seat, steps }) => `${nameOf(view, seat)} ${steps}`).join(", ");
  return view.say("challenge.moves", { list });
}

/** "Ana leads, on space 9." */
export function leaderLine(view: View): string {
  const { leaders, positions } = view.state;
  const space = positions[leaders[0] ?? 0] ?? 0;
  return view.say("challenge.leads", { names: namesOf(view, leaders), count: leaders.length, place: placeOf(view, space) });
}

/** The Challenge on the screen, if it is one. */
export function duelKind({ duel, verdict }: View): Duel | null {
  if (verdict?.kind === "revealed") return null;
  return duel?.kind ?? (verdict ? (verdict.kind === "called" ? "more_or_less" : "sudden_death") : null);
}

/** What comes after a reveal or a Challenge. */
export function nextName(view: View): string {
  const { state } = view;
  if (state.phase === "over") return view.say("challenge.the_end");
  if (state.duel) return duelName(view, state.duel.kind);
  return state.trial ? trialName(view, state.trial.kind) : "";
}

export function heading(view: View): string {
  const { say, state, step, verdict, seat, duel } = view;
  if (verdict?.kind === "revealed") return say("challenge.answer", { trial: trialName(view, verdict.trial) });
  if (verdict?.ended) return say("challenge.wins_challenge", { name: nameOf(view, verdict.ended.winner) });
  if (step === "over") return say("challenge.over");
  if (step === "begin" && state.trial) return say("challenge.begins", { trial: trialName(view, state.trial.kind) });
  if (duel) {
    const name = nameOf(view, verdict && verdict.kind !== "called" ? verdict.seat : duel.to_play[0]);
    return say(`challenge.head_${duel.kind}`, { name });
  }
  if (!state.trial) return "";
  if (step === "dial") return say(`challenge.head_${state.trial.kind}`, { name: nameOf(view, seat) });
  if (step === "watch") return say("challenge.waiting");
  const { last } = state;
  if (last?.kind === "locked") return say("challenge.has_locked", { name: nameOf(view, last.seat) });
  return trialName(view, state.trial.kind);
}

/** The small line over the heading. */
export function kicker(view: View): string {
  const { say, state, step, verdict, duel } = view;
  if (verdict?.kind === "revealed") return say(`challenge.scoring_${verdict.trial}`);
  if (step === "begin" || step === "over") return view.table.title;
  const kind = duelKind(view);
  if (kind) return duel ? `${duelName(view, kind)} · ${duelAbout(view)}` : duelName(view, kind);
  if (!state.trial) return "";
  return `${trialName(view, state.trial.kind)} · ${say(`challenge.ask_${state.trial.kind}`)}`;
}

function duelAbout(view: View): string {
  const { say, duel } = view;
  if (!duel) return "";
  return say(duel.deciding ? "challenge.duel_deciding" : "challenge.duel_between", { names: namesOf(view, duel.participants) });
}
