// The bar under the stage: one sentence about now, and the buttons for it.
import type { JSX, RefObject } from "preact";
import { Sign } from "../art/glyphs";
import { clamp } from "../layout/density";
import { boughtHints, HintButton, HintChoices, PlaceBySureness, useHintShop } from "./helps";
import { Note } from "./note";
import { Rich } from "./rich";
import { gapQuestion, nameOf, roundNotice, tell, titleOf } from "./sentences";
import { TimerButton, type Timer } from "./timer";
import { TroubleBar, troubleOf } from "./trouble";
import type { View } from "./view";
import { WhoPlays } from "./who-plays";

export interface ActionProps {
  view: View;
  timer: Timer | null;
  main: RefObject<HTMLButtonElement | null>; // where the focus goes when what it was on has gone
}

export function Action({ view, main, timer }: ActionProps): JSX.Element {
  const trouble = troubleOf(view);
  const aiming = view.step === "pick" || view.step === "aim";
  const tone = trouble ? trouble.tone : view.verdict ? tell(view, view.verdict).sign : aiming ? "aim" : "none";
  const { timer: limit, hints, confidence } = view.table.options;
  const helped = limit !== null || hints || confidence ? " tw-helped" : "";
  return (
    <div class={`tw-action tw-tone-${tone}${helped}${timer && !trouble ? " tw-timed" : ""}${aiming && hints && !trouble ? " tw-hinting" : ""}`}>
      {timer && !trouble ? <TimerButton view={view} timer={timer} /> : null}
      {trouble ? <TroubleBar view={view} trouble={trouble} /> : view.verdict ? <VerdictBar view={view} main={main} /> : aiming ? <AimBar view={view} /> : <WaitBar view={view} />}
      {view.note === null ? null : <Note view={view} card={view.note} />}
    </div>
  );
}

function WaitBar({ view }: { view: View }): JSX.Element {
  const { say, state, step } = view;
  const gaps = state.line.length + 1;
  return (
    <>
      <div class="tw-say" tabIndex={-1} data-lm-suppress-shortcuts="true">
        <h3>{step === "watch" ? say("table.is_choosing", { name: nameOf(view, state.turn) }) : say("table.choose_card")}</h3>
        <p>{roundNotice(view) ?? (step === "watch" ? say("table.meanwhile") : gaps === 2 ? say("table.then_side") : say("table.then_gap", { count: gaps }))}</p>
      </div>
      <WhoPlays view={view} />
    </>
  );
}

function AimBar({ view }: { view: View }): JSX.Element {
  const { say, state, gap, card } = view;
  const shop = useHintShop(card);
  const hints = boughtHints(view);
  return (
    <>
      <div class="tw-say">
        <h3>{gap === null ? say("table.where") : gapQuestion(view, gap)}</h3>
        {hints.length > 0 ? (
          <p class="tw-bought">{hints.map((hint) => hint.sentence).join(" ")}</p>
        ) : (
          <p>
            <bdi>{titleOf(view, card)}</bdi>
            {gap === null ? <span class="tw-roomy">. {say("table.choose_gap", { count: state.line.length + 1 })}</span> : null}
          </p>
        )}
      </div>
      {view.table.options.hints ? <HintButton view={view} shop={shop} /> : null}
      {shop.open ? <HintChoices view={view} shop={shop} /> : <PlaceControls view={view} />}
    </>
  );
}

/** One gap earlier or later, and placing the card in the chosen one. */
function PlaceControls({ view }: { view: View }): JSX.Element {
  const { say, state, step, gap, free, session } = view;
  const last = state.line.length;
  const move = (by: number) => () => view.pickGap(gap === null ? (by < 0 ? last >> 1 : (last + 1) >> 1) : clamp(gap + by, 0, last));
  const ready = step === "aim" && free;
  return (
    <div class={view.table.options.confidence ? "tw-controls tw-controls-aim tw-controls-sure" : "tw-controls tw-controls-aim"} dir="ltr">
      <button type="button" class="tw-button tw-arrow" aria-disabled={!free || gap === 0} onClick={move(-1)} data-lm-suppress-shortcuts="true">
        <Sign name="before" />
        <span>{say("table.earlier")}</span>
      </button>
      {view.table.options.confidence ? (
        <PlaceBySureness view={view} ready={ready} />
      ) : (
        <button type="button" class="tw-button tw-primary" aria-disabled={!ready} onClick={() => ready && view.place()} data-lm-suppress-shortcuts="true">
          {session.pending ? say("table.placing") : say("table.place_here")}
        </button>
      )}
      <button type="button" class="tw-button tw-arrow" aria-disabled={!free || gap === last} onClick={move(1)} data-lm-suppress-shortcuts="true">
        <span>{say("table.later")}</span>
        <Sign name="after" />
      </button>
    </div>
  );
}

function VerdictBar({ view, main }: Omit<ActionProps, "timer">): JSX.Element | null {
  const { say, verdict, state, session } = view;
  if (!verdict) return null;
  const told = tell(view, verdict);
  const back = verdict.card === undefined ? undefined : session.face(verdict.card)?.back;
  const readable = Boolean(back?.text || back?.source);
  const reading = view.note !== null && view.note === verdict.card;
  const next = view.table.seats.length > 1 && state.turn !== null ? say("table.next", { name: nameOf(view, state.turn) }) : say("table.next_card");
  return (
    <>
      {told.sign === "none" ? null : (
        <span class={`tw-stamp tw-stamp-${told.sign}`}>
          <Sign name={told.sign === "right" ? "tick" : "cross"} />
        </span>
      )}
      <div class="tw-say">
        <h3>{told.head}</h3>
        <p>
          {told.lines.map((line, i) => (
            <span key={i}>
              {i > 0 ? " " : ""}
              <Rich text={line} bold={told.title} />
            </span>
          ))}
        </p>
      </div>
      <div class="tw-controls">
        {readable ? (
          <button type="button" class="tw-button" aria-expanded={reading} onClick={() => view.read(reading ? null : verdict.card ?? null)} data-lm-suppress-shortcuts="true">
            <Sign name="more" />
            {say("table.learn_more")}
          </button>
        ) : null}
        <button ref={main} type="button" class="tw-button tw-primary" onClick={view.next} data-lm-suppress-shortcuts="true">
          {next}
        </button>
      </div>
    </>
  );
}
