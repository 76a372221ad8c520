// What a teacher may switch on for a turn: hints that cost a point, and how sure a player is.
import type { JSX, RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { Sign } from "../art/glyphs";
import type { Confidence, Hint } from "../wire";
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

/** The hints about the chosen card that were bought. */
export function boughtHints({ state, card }: View): Hint[] {
  return (state.hints ?? []).filter((hint) => hint.card === card);
}

/** The century, and whether it is before or after the cards beside the gap. */
function hintsLeft(view: View): { century: boolean; others: number[] } {
  const { state, gap } = view;
  const bought = boughtHints(view);
  const beside = gap === null ? [state.reference] : [state.line[gap - 1], state.line[gap]];
  return {
    century: !bought.some((hint) => hint.kind === "century"),
    others: beside.filter((other): other is number => other !== undefined && !bought.some((hint) => hint.other === other)),
  };
}

export interface HintShop {
  open: boolean;
  toggle(): void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Open for one card only: choosing another closes it. */
export function useHintShop(card: number | null): HintShop {
  const [openFor, setOpenFor] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = card !== null && openFor === card;
  return { open, toggle: () => setOpenFor(open ? null : card), button };
}

export function HintButton({ view, shop }: { view: View; shop: HintShop }): JSX.Element {
  const { century, others } = hintsLeft(view);
  const none = !century && others.length === 0;
  const name = view.say("table.hint");
  return (
    <button ref={shop.button} type="button" class="tw-button tw-hint-button" aria-expanded={shop.open} aria-disabled={none} title={name} onClick={() => (shop.open || !none) && shop.toggle()} data-lm-suppress-shortcuts="true">
      <Sign name="bulb" />
      <span aria-hidden="true" dir="ltr">{"\u22121"}</span>
      <span class="tw-hidden">{name}</span>
    </button>
  );
}

/** The hints that can be bought, in place of the buttons that place the card. */
export function HintChoices({ view, shop }: { view: View; shop: HintShop }): JSX.Element {
  const { say, session, card, free } = view;
  const { century, others } = hintsLeft(view);
  const buy = (other?: number) => () => {
    if (!free || card === null) return;
    shop.button.current?.focus(); // what was pressed goes away
    shop.toggle();
    session.hint(card, other);
  };
  return (
    <div class="tw-controls tw-hint-choices" role="group" aria-label={say("table.hint")}>
      {century ? (
        <button type="button" class="tw-button" aria-disabled={!free} onClick={buy()} data-lm-suppress-shortcuts="true">
          {say("table.hint_century")}
        </button>
      ) : null}
      {others.map((other) => (
        <button key={other} type="button" class="tw-button" aria-disabled={!free} onClick={buy(other)} data-lm-suppress-shortcuts="true">
          {say("table.hint_compare", { date: dateOf(view, other) })}
        </button>
      ))}
    </div>
  );
}
