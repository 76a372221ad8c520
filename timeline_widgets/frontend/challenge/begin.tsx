// Before the first Trial: the five Trials on their coloured spaces, the piles, and what a teacher wants to know.
import type { JSX, RefObject } from "preact";
import { Sign } from "../art/glyphs";
import { Shape, Glyph } from "./symbols";
import { trialName } from "./sentences";
import type { View } from "./view";
import type { Trial } from "./wire";

const TRIALS: [Trial, number][] = [
  ["timeline_4", 4],
  ["bet", 1],
  ["split", 2],
  ["right_date", 1],
  ["combination", 4],
];

export function Begin({ view, main }: { view: View; main: RefObject<HTMLButtonElement | null> }): JSX.Element {
  const { say, state } = view;
  const first = state.trial?.kind ?? "timeline_4";
  return (
    <section class="tw-begin" aria-label={say("challenge.trials")}>
      <ul class="tw-areas">
        {TRIALS.map(([trial, spaces]) => (
          <li key={trial} class={`tw-area tw-trial-${trial}${trial === first ? " tw-lit" : ""}`}>
            <h3>
              <span class="tw-trial-badge">
                <Glyph name={trial} />
              </span>
              {trialName(view, trial)}
            </h3>
            <p>{say(`challenge.ask_${trial}`)}</p>
            <span class="tw-area-spaces" aria-hidden="true">
              {Array.from({ length: spaces }, (_, i) => (
                <i key={i}>{spaces === 4 ? <Shape wheel={i} /> : null}</i>
              ))}
            </span>
          </li>
        ))}
        <li class="tw-area tw-area-go">
          <Piles view={view} />
          <button ref={main} type="button" class="tw-button tw-primary" onClick={view.begin} data-lm-suppress-shortcuts="true">
            {say("challenge.deal", { trial: trialName(view, first) })}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** For the teacher: how long it takes, what to be wary of, and the cards that are not played. */
export function About({ view }: { view: View }): JSX.Element {
  return (
    <div class="tw-about">
      <ul>
        {view.table.about.map(({ sentence, warns }) => (
          <li key={sentence} class={warns ? "tw-warns" : ""}>
            {warns ? <Sign name="warning" /> : null}
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <LeftOut view={view} />
    </div>
  );
}

export function Piles({ view }: { view: View }): JSX.Element {
  const { say, state } = view;
  return (
    <dl class="tw-piles">
      <div class="tw-pile">
        <dt>{say("table.draw_pile")}</dt>
        <dd class="tw-stack" aria-hidden="true">{state.pile > 0 ? <span class="tw-back" /> : <span class="tw-hole" />}</dd>
        <dd class="tw-count">{state.pile}</dd>
      </div>
      <div class="tw-pile">
        <dt>{say("table.pile_discard")}</dt>
        <dd class="tw-stack" aria-hidden="true"><span class={state.discards ? "tw-face-down" : "tw-hole"} /></dd>
        <dd class="tw-count">{state.discards}</dd>
      </div>
    </dl>
  );
}

function LeftOut({ view }: { view: View }): JSX.Element | null {
  const { say, table } = view;
  if (table.left_out.length === 0) return null;
  return (
    <details class="tw-left-out">
      <summary data-lm-suppress-shortcuts="true">{say("challenge.left_out", { count: table.left_out.length })}</summary>
      <ul>
        {table.left_out.map(({ title, sentence }, i) => (
          <li key={i}>
            <bdi>{title}</bdi>: {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
