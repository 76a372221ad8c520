// The hand as a radio group, and the piles beside it.
import type { JSX, RefObject } from "preact";
import { Dated, Front } from "./card";
import { Sign } from "../art/glyphs";
import { shownTurn } from "./header";
import { nameOf, plateOf, themeOrNothing } from "./sentences";
import type { View } from "./view";

interface HandProps {
  view: View;
  name: string; // of the radio group; differs from view to view
  group: RefObject<HTMLDivElement | null>;
  toGaps(): void;
  grab(event: PointerEvent, card: number): void;
}

export function Hand({ view, name, group, toGaps, grab }: HandProps): JSX.Element {
  const { say, session, state, table } = view;
  const hand = state.seats[view.hand]?.hand ?? [];
  const mine = view.step === "choose" || view.step === "pick" || view.step === "aim";
  const drew = view.verdict?.seat === view.hand ? view.verdict.drew : null;
  const owner = nameOf(view, view.hand);
  const waiting = view.hand !== shownTurn(view) && table.seats.filter((seat) => !seat.bot).length > 1;
  const label = waiting ? say("table.hand_of", { name: owner, count: hand.length }) : say("table.hand", { count: hand.length });
  const press = (event: KeyboardEvent) => {
    const digit = Number(event.key);
    if (digit >= 1 && digit <= hand.length && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      view.pickCard(hand[digit - 1] as number);
      (event.currentTarget as HTMLElement).querySelectorAll("input")[digit - 1]?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      view.pickCard(Number((event.target as HTMLInputElement).value));
      toGaps();
    }
  };
  return (
    <div class="tw-hand-area">
      <h3 class="tw-hand-label">{label}</h3>
      {hand.length === 0 ? (
        <p class="tw-empty">{say("table.hand_empty")}</p>
      ) : (
        <div ref={group} class={`tw-hand${hand.length > 4 ? " tw-many" : ""}${mine ? "" : " tw-resting"}`} role="radiogroup" aria-label={say("table.hand_name", { name: owner, count: hand.length })} aria-disabled={!mine || !view.free} onKeyDown={mine ? press : undefined}>
          {hand.map((card, i) => {
            const face = session.face(card);
            const chosen = mine && card === view.card;
            if (!face) return <span key={card} class="tw-hand-card tw-card tw-blank" />;
            const fresh = card === drew;
            return (
              <label key={card} class={`tw-hand-card${chosen ? " tw-picked" : ""}${fresh ? " tw-new" : ""}`} onPointerDown={mine && view.free ? (event) => grab(event, card) : undefined}>
                <input type="radio" lang={face.lang} name={name} value={card} checked={chosen} disabled={!mine || !session.alive} aria-label={[face.title, themeOrNothing(view, face), face.alt, fresh ? say("table.new") : ""].filter(Boolean).join(". ")} onChange={() => view.pickCard(card)} data-lm-suppress-shortcuts="true" />
                <span class="tw-ring" />
                <Front session={session} face={face} digit={mine && i < 9 ? i + 1 : undefined} />
                {chosen ? <span class="tw-seal tw-seal-chosen"><Sign name="tick" /></span> : null}
                {fresh ? <span class="tw-new-tag" aria-hidden="true">{say("table.new")}</span> : null}
              </label>
            );
          })}
        </div>
      )}
      <Piles view={view} />
    </div>
  );
}

function Piles({ view }: { view: View }): JSX.Element {
  const { say, session, state, table } = view;
  const top = state.wrong[state.wrong.length - 1];
  const face = top === undefined ? undefined : session.face(top);
  return (
    <div class="tw-piles">
      <div class="tw-pile tw-pile-draw">
        <span class="tw-pile-name">{say("table.draw_pile")}</span>
        <span class="tw-stack" aria-hidden="true">{state.pile > 0 ? <span class="tw-back" /> : <span class="tw-hole" />}</span>
        <span class="tw-count">{state.pile}</span>
      </div>
      <div class="tw-pile tw-pile-wrong">
        <span class="tw-pile-name">{say(`table.pile_${table.wrong_pile}`)}</span>
        <span class="tw-stack" aria-hidden="true">
          {!face ? <span class="tw-hole" /> : face.back ? <Dated session={session} face={face} plate={plateOf(face)} /> : <Front session={session} face={face} />}
        </span>
        <span class="tw-count">{state.wrong.length}</span>
      </div>
    </div>
  );
}
