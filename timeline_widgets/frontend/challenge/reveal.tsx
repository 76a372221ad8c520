// The answer to a Trial: its cards with their dates, everybody's wheels, who moved how far and why.
import type { JSX, RefObject } from "preact";
import { Dated } from "../table/card";
import { Answers } from "./answers";
import { plateOf, leaderLine, movesLine, nextName, turnedFace } from "./sentences";
import { explanation } from "./explaining";
import { Shape } from "./symbols";
import type { View } from "./view";
import type { Revealed } from "./wire";

export function Reveal({ view, reveal, main }: { view: View; reveal: Revealed; main: RefObject<HTMLButtonElement | null> }): JSX.Element {
  const { say, state } = view;
  return (
    <section class={`tw-trial tw-reveal tw-trial-${reveal.trial}`} aria-label={say("challenge.answer", { trial: say(`challenge.name_${reveal.trial}`) })}>
      <div class="tw-truth">
        <ol class={`tw-truth-cards tw-truth-of-${reveal.cards.length}`} aria-label={say("challenge.cards", { count: reveal.cards.length })}>
          {reveal.cards.map((card, i) => (
            <Truth key={card} view={view} reveal={reveal} card={card} i={i} />
          ))}
        </ol>
        <Between view={view} reveal={reveal} />
      </div>
      <Answers view={view} reveal={reveal} />
      <div class="tw-onward">
        <div class="tw-say">
          <h3>{leaderLine(view)}</h3>
          <p>{[movesLine(view, reveal), ...explanation(view, reveal)].join(" ")}</p>
        </div>
        <button ref={main} type="button" class="tw-button tw-primary" onClick={view.next} data-lm-suppress-shortcuts="true">
          {state.phase === "over" ? nextName(view) : say("challenge.next", { what: nextName(view) })}
        </button>
      </div>
    </section>
  );
}

function Truth({ view, reveal, card, i }: { view: View; reveal: Revealed; card: number; i: number }): JSX.Element {
  const face = turnedFace(view, card);
  const token = tokenOf(reveal, i);
  return (
    <li class="tw-trial-card">
      {face ? <Dated session={view.session} face={face} plate={plateOf(view, card)} /> : <span class="tw-card tw-dated tw-blank" />}
      {reveal.cards.length === 4 ? (
        <span class="tw-seal tw-shape-seal" aria-hidden="true">
          <Shape wheel={i} />
        </span>
      ) : null}
      {token ? (
        <span class="tw-answer-token">
          <span class="tw-hidden">{view.say(reveal.trial === "combination" ? "challenge.token_place" : "challenge.token_space")} </span>
          {token}
        </span>
      ) : null}
    </li>
  );
}

/** The answer that lies on a card: its space, or its place in the order. */
function tokenOf({ right, trial }: Revealed, i: number): string {
  if (trial === "combination") return [...new Set((right.orders ?? []).map((order) => order[i]))].sort().join("/");
  const [first, last] = right.spaces?.[i] ?? [];
  if (first === undefined) return "";
  return first === last ? String(first) : `${first}/${last}`;
}

/** The distance of The Split, or the four digits of The Right Date. */
function Between({ view, reveal }: { view: View; reveal: Revealed }): JSX.Element | null {
  const { say } = view;
  const { years, wheels, sign } = reveal.right;
  if (years) {
    const [fewest, most] = years;
    return (
      <p class="tw-truth-sum">
        <b>{fewest === most ? String(fewest) : `${fewest}–${most}`}</b>
        <span>{say("challenge.years_between", { count: most })}</span>
      </p>
    );
  }
  if (!wheels) return null;
  return (
    <p class="tw-truth-sum">
      <span>{say("challenge.date_was")}</span>
      <b>{`${sign === "-" ? "−" : "+"}${wheels.join("")}`}</b>
    </p>
  );
}
