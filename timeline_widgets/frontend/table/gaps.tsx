// The gaps of the line as a radio group: one press or arrow key chooses, Enter places, Escape goes back.
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../art/glyphs";
import { clamp, pressArea, type LineLayout } from "../layout/density";
import { gapName } from "./sentences";
import type { View } from "./view";

export interface GapsProps {
  view: View;
  layout: LineLayout;
  name: string; // of the radio group; differs from view to view
  toHand(): void;
  toSureness(): void; // where Enter leads when placing also says how sure one is
}

export function Gaps({ view, layout, name, toHand, toSureness }: GapsProps): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const { say, gap } = view;
  const last = layout.gaps.length - 1;
  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    group.current?.querySelector<HTMLInputElement>(`input[value="${gap}"]`)?.focus({ preventScroll: true });
  }, [gap]);

  const press = (event: KeyboardEvent) => {
    const at = Number((event.target as HTMLInputElement).value);
    const to = destination(event.key, at, last);
    if (to !== null) {
      event.preventDefault();
      byKey.current = true;
      view.pickGap(to);
    } else if (event.key === "Enter") {
      event.preventDefault(); // the same press must not also press what gets the focus next
      if (gap === null) view.pickGap(at);
      else if (view.table.options.confidence) toSureness();
      else view.place();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      view.pickGap(null);
      toHand();
    }
  };
  return (
    <div ref={group} class="tw-gaps" role="radiogroup" aria-label={say("table.gaps", { count: last + 1 })} aria-disabled={!view.free} onKeyDown={press}>
      {layout.gaps.map((room, i) => {
        const area = pressArea(room);
        const chosen = i === gap;
        return (
          <label key={i} class={chosen ? "tw-gap tw-picked" : "tw-gap"} style={{ transform: `translateX(${area.x}px)`, width: `${area.w}px` }}>
            <input type="radio" name={name} value={i} checked={chosen} tabIndex={chosen || (gap === null && i === last >> 1) ? 0 : -1} aria-label={gapName(view, i)} onChange={() => view.pickGap(i)} data-lm-suppress-shortcuts="true" />
            <span class="tw-ring" />
            <span class="tw-notch" aria-hidden="true">
              {view.table.options.letters && !chosen ? letter(i) : <Sign name={chosen ? "tick" : "plus"} />}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function destination(key: string, at: number, last: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: last, PageUp: at - 5, PageDown: at + 5 }[key];
  return to === undefined ? null : clamp(to, 0, last);
}

/** A, B, … Z, AA, AB, …: what a class calls out. */
export function letter(gap: number): string {
  const rest = String.fromCharCode(65 + (gap % 26));
  return gap < 26 ? rest : letter(Math.floor(gap / 26) - 1) + rest;
}
