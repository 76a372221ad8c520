// The Timeline of the board: nine dates on twine borders, and the ten spaces beside them.
import type { JSX } from "preact";
import { placeSaid, plateOf, shapeName, spanOf } from "./sentences";
import { Shape } from "./symbols";
import type { View } from "./view";
import type { Revealed } from "./wire";

const SPACES = Array.from({ length: 10 }, (_, space) => space);

export function Board({ view }: { view: View }): JSX.Element | null {
  const { state, step, verdict, table } = view;
  const reveal = verdict?.kind === "revealed" && verdict.right.spaces ? verdict : null;
  const kind = state.trial?.kind;
  const dialling = step === "dial" && (kind === "timeline_4" || kind === "bet");
  if (!reveal && !dialling && step !== "begin") return null;
  return (
    <ol class="tw-board" aria-label={view.say("challenge.board")} dir="ltr">
      {SPACES.map((space) => (
        <li key={space}>
          {space > 0 ? <span class="tw-border" aria-hidden="true">{table.board[space - 1]?.label}</span> : null}
          {dialling ? <Aim view={view} space={space} /> : reveal ? <Solved view={view} space={space} reveal={reveal} /> : <Plain view={view} space={space} />}
        </li>
      ))}
    </ol>
  );
}

function Plain({ view, space }: { view: View; space: number }): JSX.Element {
  return (
    <span class="tw-cell">
      <b>{space}</b>
      <span class="tw-hidden">{spanOf(view, space)}</span>
    </span>
  );
}

/** A press turns the active wheel to this space, and the next wheel becomes active. */
function Aim({ view, space }: { view: View; space: number }): JSX.Element {
  const on = view.wheels.flatMap((digit, wheel) => (digit === space ? [wheel] : []));
  const name = `${placeSaid(view, space)}, ${spanOf(view, space)}${on.length ? `: ${on.map((wheel) => shapeName(view, wheel)).join(", ")}` : ""}`;
  const press = () => {
    view.turn(view.active, space);
    view.activate((view.active + 1) % 4);
  };
  return (
    <button type="button" class={`tw-cell${on.length ? " tw-aimed" : ""}`} aria-label={name} aria-disabled={!view.free} onClick={press} data-lm-suppress-shortcuts="true">
      <b>{space}</b>
      {on.length ? (
        <span class="tw-marks">
          {on.map((wheel) => (
            <i key={wheel} class={wheel === view.active ? "tw-active" : ""}>
              <Shape wheel={wheel} />
            </i>
          ))}
        </span>
      ) : null}
    </button>
  );
}

function Solved({ view, space, reveal }: { view: View; space: number; reveal: Revealed }): JSX.Element {
  const here = (reveal.right.spaces ?? []).flatMap(([first, last], i) => (first <= space && space <= last ? [i] : []));
  return (
    <span class={`tw-cell${here.length ? " tw-solved" : ""}`}>
      <b>{space}</b>
      <span class="tw-hidden">{spanOf(view, space)}</span>
      {here.map((i) => (
        <span key={i} class="tw-solution">
          {reveal.cards.length > 1 ? <Shape wheel={i} /> : null}
          {plateOf(view, reveal.cards[i] ?? -1)}
        </span>
      ))}
    </span>
  );
}
