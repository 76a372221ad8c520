// Beyond the edges of a line that overflows: how many cards, and a press to go there.
import type { JSX, RefObject } from "preact";
import { Sign } from "../art/glyphs";
import { smoothly } from "./scroll";
import type { View } from "./view";

interface EdgesProps {
  scroller: RefObject<HTMLDivElement | null>;
  view: View;
  before: number;
  after: number;
  right: [number, number] | undefined;
  first: number;
  last: number;
}

/** How many cards lie beyond each edge; green when the right gap is among them. */
export function Edges({ scroller, view, before, after, right, first, last }: EdgesProps): JSX.Element {
  const go = (sign: number) => () => {
    const box = scroller.current;
    box?.scrollBy({ left: sign * box.clientWidth * 0.7, behavior: smoothly() });
  };
  const tab = (side: "before" | "after", count: number, there: boolean) =>
    count > 0 ? (
      <button type="button" class={`tw-edge tw-edge-${side}${there ? " tw-edge-right" : ""}`} tabIndex={-1} aria-label={view.say(`table.more_${side}`, { count })} onClick={go(side === "before" ? -1 : 1)} data-lm-suppress-shortcuts="true">
        {side === "before" ? <Sign name="before" /> : null}
        {there ? <Sign name="tick" /> : null}
        <b>{count}</b>
        {side === "after" ? <Sign name="after" /> : null}
      </button>
    ) : null;
  return (
    <>
      {tab("before", before, right !== undefined && right[1] < first)}
      {tab("after", after, right !== undefined && right[0] > last + 1)}
    </>
  );
}
