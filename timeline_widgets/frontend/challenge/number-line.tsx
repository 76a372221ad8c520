// The number line of More or Less: a flag for each call, and the span in which the year must lie.
import type { JSX } from "preact";
import { clamp } from "../layout/density";
import type { View } from "./view";

const FLAG_ROOM = 56;

export function NumberLine({ view, width }: { view: View; width: number }): JSX.Element {
  const { duel, calls, table, verdict } = view;
  const found = verdict?.kind === "called" && verdict.answer === "exact";
  const known = calls.map(({ year }) => year);
  const bounds = found ? [] : [duel?.above, duel?.below].filter((year): year is number => year != null && Math.abs(year) < 10000);
  const shown = [...new Set([...known, ...bounds])].sort((a, b) => a - b);
  const low = shown[0] ?? -500;
  const high = shown[shown.length - 1] ?? 2000;
  const pad = Math.max((high - low) * 0.12, 12);
  const inner = width - 24;
  const at = (year: number) => 12 + clamp((year - (low - pad)) / (high - low + 2 * pad), 0, 1) * inner;
  const from = bounds.find((year) => year === duel?.above);
  const to = bounds.find((year) => year === duel?.below);
  const span: [number, number] = [from === undefined ? 2 : at(from), to === undefined ? width - 2 : at(to)];
  let reached = -Infinity;
  return (
    <svg class="tw-number-line" width="100%" viewBox={shown.length ? `0 0 ${width} 70` : `0 40 ${width} 30`} preserveAspectRatio="none" aria-hidden="true">
      <path class="tw-number-axis" d={`M2 52H${width - 2}`} />
      {found ? null : <path class="tw-number-span" d={`M${span[0]} 52H${Math.max(span[0] + 3, span[1])}`} />}
      {shown.map((year) => {
        const call = [...calls].reverse().find((each) => each.year === year);
        const emblem = call ? table.seats[call.seat]?.emblem ?? 0 : null;
        const x = at(year);
        const clear = x - reached > FLAG_ROOM;
        if (clear) reached = x;
        const hit = call?.answer === "exact";
        return (
          <g key={year} class={`${emblem === null ? "tw-flag-plain" : `tw-p${emblem}`}${hit ? " tw-flag-hit" : ""}`}>
            <path class="tw-flag-pole" d={`M${x} 52V24`} />
            <path class="tw-flag-cloth" d={`M${x} 24v14l13 -3.500l-3 -3.500l3 -3.500z`} />
            {clear || hit ? <text x={clamp(x, 20, width - 20)} y="17" text-anchor="middle">{year < 0 ? `−${-year}` : year}</text> : null}
          </g>
        );
      })}
    </svg>
  );
}
