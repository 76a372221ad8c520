// More or Less: a card whose year is called by turns, the referee's answers, and a number line that closes in.
import type { JSX, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Emblem } from "../art/emblems";
import { Sign } from "../art/glyphs";
import { clamp } from "../layout/density";
import { Dated, Front } from "../table/card";
import { stopped } from "../words";
import { NumberLine } from "./number-line";
import { dateOf, eraOf, nameOf, plateOf, titleOf, turnedFace, yearSaid } from "./sentences";
import { Duellists, duelEndLine, onwardName } from "./sudden-death";
import { readNumber } from "./typed-number";
import type { View } from "./view";
import type { Called } from "./wire";

interface MoreOrLessProps {
  view: View;
  width: number; // px
  main: RefObject<HTMLButtonElement | null>;
  field: RefObject<HTMLInputElement | null>;
}

export function MoreOrLess({ view, width, main, field }: MoreOrLessProps): JSX.Element {
  const { say, session, verdict, duel, calls, table } = view;
  const found = verdict?.kind === "called" ? verdict : null;
  const card = found?.card ?? duel?.card ?? -1;
  const face = found ? turnedFace(view, card) : session.face(card);
  const referee = duel?.referee;
  return (
    <div class="tw-duel tw-more-or-less">
      <Duellists view={view} />
      <div class="tw-asked">
        <div class="tw-trial-card">
          {face ? found ? <Dated session={session} face={face} plate={plateOf(view, card)} mark="right" /> : <Front session={session} face={face} /> : <span class="tw-card tw-blank" />}
          {found ? null : <span class="tw-hidden">{titleOf(view, card)}</span>}
        </div>
        <div>
          <p class="tw-referee">{referee ? say("challenge.referee", { name: referee }) : say("challenge.no_referee")}</p>
          <ol class="tw-calls" aria-label={say("challenge.calls")}>
            {calls.slice(-4).map((call, i) => (
              <li key={i}>
                <Emblem number={table.seats[call.seat]?.emblem ?? 0} />
                <span>{nameOf(view, call.seat)}</span>
                <b>{call.label}</b>
                <em class={`tw-call-${call.answer}`}>
                  <Sign name={call.answer === "exact" ? "tick" : call.answer === "more" ? "after" : "before"} />
                  {say(`challenge.answer_${call.answer}`)}
                </em>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <NumberLine view={view} width={width} />
      {found ? <Found view={view} found={found} main={main} /> : view.step === "call" ? <Calling key={view.state.ply} view={view} field={field} /> : <Waiting view={view} />}
    </div>
  );
}

function Waiting({ view }: { view: View }): JSX.Element {
  return (
    <div class="tw-action">
      <div class="tw-say" tabIndex={-1} data-lm-suppress-shortcuts="true">
        <h3>{view.say("challenge.is_calling", { name: nameOf(view, view.duel?.to_play[0]) })}</h3>
      </div>
    </div>
  );
}

function Found({ view, found, main }: { view: View; found: Called; main: RefObject<HTMLButtonElement | null> }): JSX.Element {
  return (
    <div class="tw-action tw-tone-right">
      <span class="tw-stamp tw-stamp-right">
        <Sign name="tick" />
      </span>
      <div class="tw-say">
        <h3>{view.say("challenge.exactly", { date: dateOf(view, found.card) })}</h3>
        <p>{found.ended ? duelEndLine(view, found.ended) : ""}</p>
      </div>
      <div class="tw-controls">
        <button ref={main} type="button" class="tw-button tw-primary" onClick={view.next} data-lm-suppress-shortcuts="true">
          {onwardName(view, true)}
        </button>
      </div>
    </div>
  );
}

const STEPS = [-100, -10, -1, 1, 10, 100];

function Calling({ view, field }: { view: View; field: RefObject<HTMLInputElement | null> }): JSX.Element {
  const { say, duel, free, session } = view;
  const above = duel?.above ?? -10000;
  const below = duel?.below ?? 10000;
  const [text, setText] = useState("");
  const start = middle(above, below);
  useEffect(() => setText(""), [above, below]);
  const typed = readNumber(text, eraOf(view));
  const year = typed.kind !== "number" ? null : typed.minus ? -typed.value : typed.value;
  const inside = year !== null && year > above && year < below && year !== 0;
  const write = (next: string) => {
    session.dropRefusal();
    view.setSlip(null);
    setText(next);
  };
  const step = (by: number) => () => {
    const to = clamp(year === null ? start : year + by, above + 1, below - 1);
    write(written(to === 0 ? (by < 0 ? -1 : 1) : to));
  };
  const name = nameOf(view, duel?.to_play[0]);
  const call = () => {
    if (!free) return;
    if (inside) session.call(year);
    else view.setSlip(year === null ? say("challenge.not_a_year") : year === 0 ? say("challenge.no_year_zero") : `${say("challenge.outside", { year: yearSaid(view, year) })} ${stopped(boundsSaid(view))}`);
  };
  return (
    <form class="tw-action tw-tone-aim tw-calling" onSubmit={(event) => { event.preventDefault(); call(); }}>
      <label class="tw-year-label" for={undefined}>
        <span>{say("challenge.year_of", { name })}</span>
        <input ref={field} type="text" inputMode="text" autoComplete="off" maxLength={16} value={text} placeholder={say("challenge.year_hint")} aria-invalid={typed.kind === "wrong" || (year !== null && !inside)} onInput={(event) => write(event.currentTarget.value)} readOnly={!free} data-lm-suppress-shortcuts="true" />
      </label>
      {STEPS.map((by) => (
        <button key={by} type="button" class={`tw-button tw-by tw-by${by < 0 ? "m" : "p"}${Math.abs(by)}`} aria-disabled={!free} aria-label={say(by < 0 ? "challenge.years_less" : "challenge.years_more", { count: Math.abs(by) })} onClick={step(by)} data-lm-suppress-shortcuts="true">
          {by < 0 ? `−${-by}` : `+${by}`}
        </button>
      ))}
      <button type="submit" class="tw-button tw-primary tw-call-it" aria-disabled={!free || !inside} data-lm-suppress-shortcuts="true">
        {session.pending ? say("challenge.calling") : inside ? say("challenge.call_year", { year: yearSaid(view, year) }) : say("challenge.call")}
      </button>
      <p class={view.slip ? "tw-bounds tw-slip" : "tw-bounds"}>{view.slip ?? boundsSaid(view)}</p>
    </form>
  );
}

/** "A year from 1801 to 1844." */
export function boundsSaid(view: View): string {
  const { say, duel } = view;
  const above = duel?.above ?? -10000;
  const below = duel?.below ?? 10000;
  if (above <= -10000 && below >= 10000) return say("challenge.any_year");
  if (above <= -10000) return say("challenge.bounds_before", { to: yearSaid(view, below) });
  if (below >= 10000) return say("challenge.bounds_after", { from: yearSaid(view, above) });
  return say("challenge.bounds", { from: yearSaid(view, above), to: yearSaid(view, below) });
}

function written(year: number): string {
  return year < 0 ? `−${-year}` : String(year);
}

/** Where the buttons start from while the field is empty: no hint, only the middle of what is left. */
function middle(above: number, below: number): number {
  const low = Math.max(above + 1, -1000);
  const high = Math.min(below - 1, 2000);
  return Math.round((low + high) / 2) || 1;
}
