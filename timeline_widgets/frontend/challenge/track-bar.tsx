// The Clock's short form: one bar of all spaces with the tokens above it.
import type { JSX } from "preact";
import { Emblem } from "../art/emblems";
import { clockSaid } from "./clock";
import type { View } from "./view";

export function TrackBar({ view }: { view: View }): JSX.Element {
  const { table, state } = view;
  const { trials, lines, finish } = table.track;
  const lead = state.positions[state.leaders[0] ?? 0] ?? 0;
  return (
    <div class="tw-track" role="img" aria-label={clockSaid(view)}>
      <div class="tw-track-tokens" aria-hidden="true">
        {table.seats.map(({ emblem }, seat) => {
          const space = state.positions[seat] ?? 0;
          const before = state.positions.slice(0, seat).filter((each) => each === space).length;
          return (
            <span key={seat} class="tw-token" style={{ left: `calc(${((space + 0.5) / (finish + 1)) * 100}% + ${before * 9}px)`, zIndex: 9 - before }}>
              <Emblem number={emblem} />
            </span>
          );
        })}
      </div>
      <div class="tw-track-spaces" aria-hidden="true">
        {[...trials, "finish"].map((kind, space) => (
          <i key={space} class={`tw-trial-${kind}${space === lead ? " tw-lit" : ""}${lines.some(({ after }) => after === space) ? " tw-line-after" : ""}`} />
        ))}
      </div>
    </div>
  );
}
