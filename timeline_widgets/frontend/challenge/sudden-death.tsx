// Sudden Death on the line of the classic table: draw, place, and whoever is wrong is out.
import type { JSX, RefObject } from "preact";
import { Emblem } from "../art/emblems";
import { Sign } from "../art/glyphs";
import { clamp } from "../layout/density";
import type { Measures } from "../layout/measures";
import type { Session } from "../session";
import { Rich } from "../table/rich";
import { gapQuestion, tell } from "../table/sentences";
import { Stage } from "../table/stage";
import type { View as TableView } from "../table/view";
import type { Verdict } from "../wire";
import { nameOf, nextName, placeOf, titleOf } from "./sentences";
import type { View } from "./view";
import type { Placed } from "./wire";

interface SuddenDeathProps {
  view: View;
  measures: Measures;
  name: string; // of the gaps' radio group; differs from view to view
  main: RefObject<HTMLButtonElement | null>;
}

export function SuddenDeath({ view, measures, name, main }: SuddenDeathProps): JSX.Element {
  const line = lineView(view);
  const placed = placedOf(view);
  const tone = placed ? (placed.kind === "placed" ? "right" : "wrong") : view.step === "place" ? "aim" : "none";
  return (
    <div class="tw-duel">
      <Duellists view={view} />
      <Stage view={line} measures={measures} name={name} toHand={() => undefined} toSureness={() => undefined} at={{ current: null }} />
      <div class={`tw-action tw-tone-${tone}`}>{placed ? <VerdictBar view={view} line={line} placed={placed} main={main} /> : <AimBar view={view} line={line} />}</div>
    </div>
  );
}

function placedOf({ verdict }: View): Placed | null {
  return verdict && (verdict.kind === "placed" || verdict.kind === "misplaced") ? verdict : null;
}

/** The duel as the classic table's stage sees it: a line, a card in the hand, a gap. */
export function lineView(view: View): TableView {
  const { session, table, state, duel, gap } = view;
  const placed = placedOf(view);
  const now = placed?.line ?? duel?.line ?? [];
  const card = placed ? null : duel?.card ?? null;
  const verdict: Verdict | null = placed && { ...placed, right_gaps: placed.right_gaps, miss: placed.miss ?? null };
  const seat = placed?.seat ?? duel?.to_play[0] ?? 0;
  const themes = { ...table, edition: "spain", scale: "years", wrong_pile: "discard", options: { letters: false, confidence: false, hints: false, timer: null, withdraw: false } } as const;
  return {
    session: Object.assign(Object.create(null) as object, { table: themes, say: session.say, pictures: session.pictures, face: (each: number) => (each === card ? session.face(each) : session.turned(each, state)), alive: session.alive }) as unknown as Session,
    table: themes,
    state: { match: state.match, ply: state.ply, phase: "play", round: 1, turn: seat, seats: [], reference: -1, line: now, pile: state.pile, wrong: [], last: verdict, outcome: null, saved: state.saved, cards: {} },
    say: view.say,
    step: placed ? "verdict" : view.step !== "place" ? "watch" : gap === null ? "pick" : "aim",
    verdict,
    hand: seat,
    card,
    gap,
    opened: view.opened,
    note: null,
    free: view.free,
    pickCard: () => undefined,
    pickGap: view.pickGap,
    open: view.openCard,
    read: () => undefined,
    place: () => card !== null && gap !== null && view.free && session.place(card, gap),
    next: view.next,
  } as TableView;
}

/** Everybody in the Challenge: who plays, who is out, who has won. */
export function Duellists({ view }: { view: View }): JSX.Element | null {
  const { say, duel, verdict, state, table, step } = view;
  if (!duel) return null;
  const ended = verdict && verdict.kind !== "revealed" ? verdict.ended : undefined;
  const out = (seat: number) => (ended ? duel.kind === "sudden_death" && seat !== ended.winner : !duel.to_play.includes(seat));
  return (
    <ul class="tw-duellists" aria-label={say("challenge.duellists")}>
      {duel.participants.map((seat) => {
        const plays = step !== "verdict" && duel.to_play[0] === seat;
        const next = step !== "verdict" && duel.to_play[1] === seat;
        const word = ended?.winner === seat ? say("challenge.duel_wins", { steps: ended.to - ended.from }) : out(seat) ? say("table.out") : plays ? say("challenge.plays") : next ? say("challenge.plays_next") : "";
        return (
          <li key={seat} class={`tw-duellist${plays || ended?.winner === seat ? " tw-now" : ""}${out(seat) ? " tw-gone" : ""}`}>
            <Emblem number={table.seats[seat]?.emblem ?? 0} />
            <span class="tw-name">{nameOf(view, seat)}</span>
            <span class="tw-pips">{placeOf(view, state.positions[seat] ?? 0)}</span>
            <b>{word}</b>
          </li>
        );
      })}
    </ul>
  );
}

function AimBar({ view, line }: { view: View; line: TableView }): JSX.Element {
  const { say, gap, free, duel, session, step } = view;
  const last = line.state.line.length;
  const name = nameOf(view, duel?.to_play[0]);
  const title = titleOf(view, duel?.card);
  const face = duel?.card == null ? undefined : session.face(duel.card);
  if (step === "watch") {
    return (
      <div class="tw-say" tabIndex={-1} data-lm-suppress-shortcuts="true">
        <h3>{say("table.is_choosing", { name })}</h3>
        <p><bdi>{title}</bdi></p>
      </div>
    );
  }
  const move = (by: number) => () => view.pickGap(gap === null ? (by < 0 ? last >> 1 : (last + 1) >> 1) : clamp(gap + by, 0, last));
  return (
    <>
      <div class="tw-say">
        <h3>{gap === null ? say("table.where") : gapQuestion(line, gap)}</h3>
        <p>
          <b>
            <bdi lang={face?.lang} dir={face?.dir}>{title}</bdi>
          </b>{" "}
          <span class="tw-roomy">{say("challenge.a_miss", { name })}</span>
        </p>
      </div>
      <div class="tw-controls tw-controls-aim">
        <button type="button" class="tw-button tw-arrow" aria-disabled={!free || gap === 0} onClick={move(-1)} data-lm-suppress-shortcuts="true">
          <Sign name="before" />
          <span>{say("table.earlier")}</span>
        </button>
        <button type="button" class="tw-button tw-primary" aria-disabled={!free || gap === null} onClick={() => line.place()} data-lm-suppress-shortcuts="true">
          {session.pending ? say("table.placing") : say("table.place_here")}
        </button>
        <button type="button" class="tw-button tw-arrow" aria-disabled={!free || gap === last} onClick={move(1)} data-lm-suppress-shortcuts="true">
          <span>{say("table.later")}</span>
          <Sign name="after" />
        </button>
      </div>
    </>
  );
}

function VerdictBar({ view, line, placed, main }: { view: View; line: TableView; placed: Placed; main: RefObject<HTMLButtonElement | null> }): JSX.Element {
  const told = line.verdict ? tell(line, line.verdict) : { head: "", lines: [], title: "" };
  return (
    <>
      <span class={`tw-stamp tw-stamp-${placed.kind === "placed" ? "right" : "wrong"}`}>
        <Sign name={placed.kind === "placed" ? "tick" : "cross"} />
      </span>
      <div class="tw-say">
        <h3>{told.head}</h3>
        <p>
          <Rich text={duelLines(view, line, placed).join(" ")} bold={told.title} />
        </p>
      </div>
      <div class="tw-controls">
        <button ref={main} type="button" class="tw-button tw-primary" onClick={view.next} data-lm-suppress-shortcuts="true">
          {onwardName(view, placed.ended !== undefined)}
        </button>
      </div>
    </>
  );
}

/** Where the card belonged, whoever is out, and whoever has won with it. */
export function duelLines(view: View, line: TableView, last: Placed): string[] {
  const about = line.verdict && line.state.line.length > 0 ? tell(line, line.verdict).lines.slice(0, 1) : [];
  const out = last.kind === "misplaced" ? [view.say("challenge.is_out", { name: nameOf(view, last.seat) })] : [];
  return [...about, ...out, ...(last.ended ? [duelEndLine(view, last.ended)] : [])];
}

export function duelEndLine(view: View, { winner, from, to }: { winner: number; from: number; to: number }): string {
  const { say, state } = view;
  const name = nameOf(view, winner);
  if (state.outcome?.reason === "sudden_death") return say("challenge.decides", { name });
  if (from === to) return say("challenge.holds_off", { name });
  return say("challenge.duel_moves", { name, count: to - from, from: placeOf(view, from), to: placeOf(view, to) });
}

export function onwardName(view: View, ended: boolean): string {
  const { say, state } = view;
  if (state.phase === "over") return nextName(view);
  return ended ? say("challenge.next", { what: nextName(view) }) : say("table.next", { name: nameOf(view, state.duel?.to_play[0]) });
}
