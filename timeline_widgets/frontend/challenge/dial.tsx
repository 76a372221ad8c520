// A Trial being answered: its cards on their coloured spaces, and the historical board of one player.
import type { JSX } from "preact";
import { Front } from "../table/card";
import { Gadget } from "./gadget";
import { Others } from "./others";
import { Shape } from "./symbols";
import type { View } from "./view";
import type { TrialState } from "./wire";

export function Dial({ view, trial }: { view: View; trial: TrialState }): JSX.Element {
  const { session } = view;
  return (
    <div class={`tw-trial tw-trial-${trial.kind} tw-trial-of-${trial.cards.length}${view.secret ? "" : " tw-open"}`}>
      <ol class="tw-trial-cards" aria-label={view.say("challenge.cards", { count: trial.cards.length })}>
        {trial.cards.map((card, i) => {
          const face = session.face(card);
          return (
            <li key={card} class={trial.cards.length === 4 && view.active === i ? "tw-trial-card tw-active" : "tw-trial-card"}>
              {face ? <Front session={session} face={face} /> : <span class="tw-card tw-blank" />}
              <span class="tw-hidden">{[face?.title, face?.alt].filter(Boolean).join(". ")}</span>
              {trial.cards.length === 4 ? (
                <span class="tw-seal tw-shape-seal" aria-hidden="true">
                  <Shape wheel={i} />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <Gadget view={view} trial={trial} />
      {view.secret ? null : <Others view={view} />}
    </div>
  );
}
