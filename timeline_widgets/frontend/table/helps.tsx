// What a teacher may switch on for a turn: hints that cost a point, and how sure a player is.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Confidence } from "../wire";
import { dateOf } from "./sentences";
import type { View } from "./view";

const WAYS: Confidence[] = ["sure", "think_so", "guess"];

/** Instead of one button: placing a card and saying how sure one is are one press. */
export function PlaceBySureness({ view, ready }: { view: View; ready: boolean }): JSX.Element {
  const { say } = view;
  return (
    <div class="tw-sureness" role="group" aria-label={say("table.place_here")}>
      {WAYS.map((way) => (
        <button key={way} type="button" class="tw-button tw-primary" aria-disabled={!ready} onClick={() => ready && view.place(way)} data-lm-suppress-shortcuts="true">
          {say(`table.${way}`)}
        </button>
      ))}
    </div>
  );
}

/** Hints about the chosen card: those that were bought, and those that can be. */
export function Hints({ view }: { view: View }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const { say, session, state, card, gap, free } = view;
  if (card === null) return null;
  const bought = (state.hints ?? []).filter((hint) => hint.card === card);
  const beside = gap === null ? [state.reference] : [state.line[gap - 1], state.line[gap]];
  const others = beside.filter((other): other is number => other !== undefined && !bought.some((hint) => hint.other === other));
  const buy = (other?: number) => () => {
    if (!free) return;
    setOpen(false);
    session.hint(card, other);
  };
  return (
    <div class="tw-hints">
      <button type="button" class="tw-button" aria-expanded={open} onClick={() => setOpen(!open)} data-lm-suppress-shortcuts="true">
        {say("table.hint")}
      </button>
      {open ? (
        <>
          {bought.some((hint) => hint.kind === "century") ? null : (
            <button type="button" class="tw-button" aria-disabled={!free} onClick={buy()} data-lm-suppress-shortcuts="true">
              {say("table.hint_century")}
            </button>
          )}
          {others.map((other) => (
            <button key={other} type="button" class="tw-button" aria-disabled={!free} onClick={buy(other)} data-lm-suppress-shortcuts="true">
              {say("table.hint_compare", { date: dateOf(view, other) })}
            </button>
          ))}
        </>
      ) : (
        <p>{bought.map((hint) => hint.sentence).join(" ")}</p>
      )}
    </div>
  );
}
