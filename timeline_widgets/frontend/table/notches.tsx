// The rail under the line while nothing is chosen: a dot at each gap, and after a miss where the card belonged.
import type { JSX } from "preact";
import { Sign } from "../art/glyphs";
import type { LineLayout } from "../layout/density";

interface NotchesProps {
  layout: LineLayout;
  right: [number, number] | undefined; // first and last right gap
  wrong: number | undefined; // the gap it was put in
}

export function Notches({ layout, right, wrong }: NotchesProps): JSX.Element {
  const at = (gap: { x: number; w: number }) => gap.x + gap.w / 2;
  const mark = (gap: number, tone: "right" | "wrong") => {
    const room = layout.gaps[gap];
    return room ? (
      <span key={`${tone}${gap}`} class={`tw-notch tw-notch-${tone}`} style={{ transform: `translateX(${at(room)}px)` }}>
        <Sign name={tone === "right" ? "tick" : "cross"} />
      </span>
    ) : null;
  };
  return (
    <div class="tw-notches" aria-hidden="true">
      <svg class="tw-dots" width={layout.total} height="1">
        <path d={layout.gaps.map((gap) => `M${at(gap)} 0h0`).join("")} />
      </svg>
      {right ? Array.from({ length: right[1] - right[0] + 1 }, (_, i) => mark(right[0] + i, "right")) : null}
      {wrong === undefined ? null : mark(wrong, "wrong")}
    </div>
  );
}
