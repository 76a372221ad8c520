// The end: who won and how, how far everybody came, and another game.
import type { JSX, RefObject } from "preact";
import { Emblem } from "../art/emblems";
import { namesOf, nameOf, placeOf } from "./sentences";
import { StepsWon } from "./steps-won";
import type { View } from "./view";

export function endingHead(view: View): string {
  const winners = view.state.outcome?.winners ?? [];
  return view.say("table.winners", { names: namesOf(view, winners), count: winners.length });
}

export function endingReason(view: View): string {
  const { outcome } = view.state;
  return outcome ? view.say(`challenge.reason_${outcome.reason}`) : "";
}

export function Ending({ view, main }: { view: View; main: RefObject<HTMLButtonElement | null> }): JSX.Element {
  const { say, state, table, session } = view;
  const winners = state.outcome?.winners ?? [];
  const order = table.seats.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (state.positions[b] ?? 0) - (state.positions[a] ?? 0));
  const { finish } = table.track;
  return (
    <section class="tw-outcome" aria-label={endingHead(view)}>
      <div class="tw-ending">
        <span class="tw-winners" aria-hidden="true">
          {winners.map((seat) => (
            <Emblem key={seat} number={table.seats[seat]?.emblem ?? 0} />
          ))}
        </span>
        <div>
          <h3>{endingHead(view)}</h3>
          <p>{endingReason(view)}</p>
        </div>
        <div class="tw-controls">
          <button ref={main} type="button" class="tw-button tw-primary" aria-disabled={!session.alive} onClick={() => session.alive && session.again()} data-lm-suppress-shortcuts="true">
            {say("table.play_again")}
          </button>
          <button type="button" class="tw-button" aria-disabled={!session.alive} onClick={() => session.alive && session.download()} data-lm-suppress-shortcuts="true">
            {say("table.download")}
          </button>
        </div>
      </div>
      <ol class="tw-ranks" aria-label={say("challenge.how_far")}>
        {order.map((seat) => {
          const space = state.positions[seat] ?? 0;
          return (
            <li key={seat}>
              <Emblem number={table.seats[seat]?.emblem ?? 0} />
              <span class="tw-name">{nameOf(view, seat)}</span>
              <span class={`tw-rank-bar tw-p${table.seats[seat]?.emblem ?? 0}`} aria-hidden="true">
                <i style={{ width: `${(space / finish) * 100}%` }} />
              </span>
              <b>{placeOf(view, space)}</b>
            </li>
          );
        })}
      </ol>
      <StepsWon view={view} order={order} />
    </section>
  );
}
