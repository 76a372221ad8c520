// The end: who won and how, what the line spans, and another game.
import type { JSX, RefObject } from "preact";
import { Knot } from "../art/glyphs";
import { listed } from "../words";
import { Rich } from "./rich";
import { nameOf, plateOf, tell } from "./sentences";
import type { View } from "./view";

export function endingHead(view: View): string {
  const { outcome } = view.state;
  const winners = outcome?.winners ?? [];
  if (view.table.seats.length === 1) return view.say("table.practice_over");
  if (winners.length === 0) return view.say("table.no_winner");
  const names = listed(winners.map((seat) => nameOf(view, seat)), view.table.language);
  return view.say("table.winners", { names, count: winners.length });
}

export function endingReason(view: View): string {
  const { outcome } = view.state;
  if (!outcome) return "";
  const alone = view.table.seats.length === 1 && outcome.reason === "out_alone";
  return view.say(alone ? "table.reason_alone" : `table.reason_${outcome.reason}`);
}

export function Ending({ view, main }: { view: View; main: RefObject<HTMLButtonElement | null> }): JSX.Element {
  const { say, state, session } = view;
  const told = state.last ? tell(view, state.last) : null;
  const facts: [string, string | number][] = state.practice
    ? [
        [say("table.best"), state.practice.best],
        [say("table.missed"), state.practice.missed],
      ]
    : [[say("table.rounds"), state.round]];
  const plates = [state.line[0], state.line[state.line.length - 1]].map((card) => plateOf(card === undefined ? undefined : session.face(card)));
  facts.push([say("table.on_line"), say("table.line_span", { count: state.line.length, from: plates[0] ?? "", to: plates[1] ?? "" })]);
  return (
    <section class="tw-ending" aria-label={endingHead(view)}>
      <Knot />
      <div>
        <h3>{endingHead(view)}</h3>
        <p>{endingReason(view)}</p>
        {told?.title ? (
          <p class="tw-ending-last">
            <Rich text={told.lines[0] ?? ""} bold={told.title} />
          </p>
        ) : null}
        <p class="tw-ending-facts">
          {facts.map(([name, fact]) => (
            <span key={name}>
              {name} <b>{fact}</b>
            </span>
          ))}
        </p>
      </div>
      <div class="tw-controls">
        <button ref={main} type="button" class="tw-button tw-primary" aria-disabled={!session.alive} onClick={() => session.alive && session.again()} data-lm-suppress-shortcuts="true">
          {say("table.play_again")}
        </button>
        <button type="button" class="tw-button" aria-disabled={!session.alive} onClick={() => session.alive && session.download()} data-lm-suppress-shortcuts="true">
          {say("table.download")}
        </button>
      </div>
    </section>
  );
}
