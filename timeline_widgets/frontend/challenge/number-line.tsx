// The number line of More or Less: a flag for each call near the span in which the year must lie; it closes in with it.
import type { JSX } from "preact";
import { clamp } from "../layout/density";
import type { View } from "./view";
import type { Call } from "./wire";

const LABEL_ROOM = 56; // px

export function NumberLine({ view, width }: { view: View; width: number }): JSX.Element {
  const { duel, calls, table, verdict } = view;
  const hit = verdict?.kind === "called" && verdict.answer === "exact" ? verdict.year : null;
  const years = (answer: Call["answer"]) => calls.filter((call) => call.answer === answer).map(({ year }) => year);
  const from = within(Math.max(...years("more"), duel?.above ?? -Infinity));
  const to = within(Math.min(...years("less"), duel?.below ?? Infinity));
  const [low, high] = windowOf([from, hit, to].filter((year) => year !== null), calls.map(({ year }) => year));
  const pad = Math.max((high - low) * 0.25, 3);
  const at = (year: number) => 12 + ((year - (low - pad)) / (high - low + 2 * pad)) * (width - 24);
  const span = [from === null ? 2 : at(from), to === null ? width - 2 : at(to)] as const;
  const shown = [...new Set([hit, from, to, ...calls.map(({ year }) => year).reverse()])].filter((year): year is number => year !== null && at(year) > 4 && at(year) < width - 14);
  const labelled: number[] = [];
  for (const year of shown) if (labelled.every((other) => Math.abs(at(other) - at(year)) > LABEL_ROOM)) labelled.push(year);
  return (
    <svg class="tw-number-line" width="100%" viewBox={shown.length ? `0 0 ${width} 70` : `0 40 ${width} 30`} preserveAspectRatio="none" aria-hidden="true">
      <path class="tw-number-axis" d={`M2 52H${width - 2}`} />
      {hit === null ? <path class="tw-number-span" d={`M${span[0]} 52H${span[1]}`} /> : null}
      {shown.map((year) => {
        const call = calls.find((each) => each.year === year);
        const emblem = call ? table.seats[call.seat]?.emblem ?? 0 : null;
        const x = at(year);
        return (
          <g key={year} class={`${emblem === null ? "tw-flag-plain" : `tw-p${emblem}`}${year === hit ? " tw-flag-hit" : ""}`}>
            <path class="tw-flag-pole" d={`M${x} 52V24`} />
            <path class="tw-flag-cloth" d={`M${x} 24v14l13 -3.500l-3 -3.500l3 -3.500z`} />
            {labelled.includes(year) ? <text x={clamp(x, 20, width - 20)} y="17" text-anchor="middle">{year < 0 ? `−${-year}` : year}</text> : null}
          </g>
        );
      })}
    </svg>
  );
}

/** A bound that was answered; null as long as there is none. */
function within(bound: number): number | null {
  return Math.abs(bound) < 10000 ? bound : null;
}

/** The years from which to which the line goes: around the two bounds, or around all calls while there is one. */
function windowOf(near: number[], all: number[]): [number, number] {
  const years = near.length > 1 ? near : [...near, ...all];
  return years.length ? [Math.min(...years), Math.max(...years)] : [-500, 2000];
}
