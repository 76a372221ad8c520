// The ruler: which stretch of time it shows, where a date lies on it, and its ticks.
// Dates are astronomical years (0 is 1 BCE); only dates that everybody may see go in.

import { written } from "./measures";

export interface When {
  from: number;
  to: number;
}

export interface Tick {
  x: number;
  label: string;
  middle: number; // of the label, which stays on the ruler
}

export interface Fold {
  x: number; // middle of the break mark
  length: number; // years or places that are left out
}

export interface Scale {
  at(value: number): number;
  ticks: Tick[];
  bands: { x: number; w: number }[]; // every second step, dark
  folds: Fold[]; // from left to right
  low: number;
  high: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 500_000];
const TICK_ROOM = 62;
const TICK_GAP = 12; // between two figures
const FOLD_ROOM = 34;
const MOST_FOLDS = 3;

export function makeScale(whens: When[], width: number, kind: "years" | "positions", figures: number): Scale {
  const points = whens.flatMap((when) => [when.from, when.to]).sort((a, b) => a - b);
  const first = points[0] ?? 0;
  const last = points[points.length - 1] ?? 0;
  const holes = kind === "years" ? emptyStretches(points) : [];
  const rest = holes.reduce((span, hole) => span - (hole.to - hole.from), last - first) || 60;
  const pad = Math.max(rest * 0.09, kind === "years" ? 60 : 3);
  let low = first - pad;
  let high = last + pad;
  if (kind === "years") high = Math.max(last + 12, Math.min(high, 2060));
  else low = Math.max(low, Math.min(first - 1, 0));

  const margin = Math.min(pad, rest * 0.1);
  const cuts = holes.map((hole) => ({ from: hole.from + margin, to: hole.to - margin }));
  const shown = cuts.reduce((span, cut) => span - (cut.to - cut.from), high - low);
  const room = width - FOLD_ROOM * cuts.length;
  const at = (value: number): number => {
    let x = 0;
    let from = low;
    for (const cut of cuts) {
      if (value <= cut.from) break;
      x += ((cut.from - from) / shown) * room;
      if (value < cut.to) return x + ((value - cut.from) / (cut.to - cut.from)) * FOLD_ROOM;
      x += FOLD_ROOM;
      from = cut.to;
    }
    return x + ((value - from) / shown) * room;
  };

  const smallest = kind === "years" ? 10 : 1;
  const step = STEPS.find((each) => each >= smallest && (each / shown) * room >= TICK_ROOM) ?? shown;
  const ticks: Tick[] = [];
  const bands: { x: number; w: number }[] = [];
  let reached = -Infinity;
  for (let n = Math.ceil(low / step); n * step <= high; n++) {
    const value = n * step;
    if (cuts.some((cut) => value > cut.from && value < cut.to)) continue;
    const x = at(kind === "years" ? astronomical(value) : value);
    const right = Math.min(width, at(value + step));
    if (n % 2 === 0) bands.push({ x, w: right - x });
    const label = tickLabel(value, kind);
    const half = written(label, figures) / 2;
    const middle = Math.max(half, Math.min(width - half, x));
    if (middle - half < reached || x > width - 4 || x < 4) continue;
    reached = middle + half + TICK_GAP;
    ticks.push({ x, label, middle });
  }
  const folds = cuts.map((cut) => ({ x: (at(cut.from) + at(cut.to)) / 2, length: Math.round(cut.to - cut.from) }));
  return { at, ticks, bands, folds, low, high };
}

/** An empty stretch of over 60 % of what is shown, and 2500 years, is folded; so is the next, of what is left. */
function emptyStretches(points: number[]): { from: number; to: number }[] {
  const gaps = points.slice(1).map((to, i) => ({ from: points[i] as number, to }));
  gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  let shown = (points[points.length - 1] ?? 0) - (points[0] ?? 0);
  const folded: typeof gaps = [];
  for (const gap of gaps.slice(0, MOST_FOLDS)) {
    const length = gap.to - gap.from;
    if (length <= 0.6 * shown || length <= 2500) break;
    folded.push(gap);
    shown -= length;
  }
  return folded.sort((a, b) => a.from - b.from);
}

function astronomical(historical: number): number {
  return historical < 0 ? historical + 1 : Math.max(historical, 1);
}

function tickLabel(value: number, kind: string): string {
  if (kind === "years" && value === 0) return "1"; // there was no year 0
  return value < 0 ? `\u2212${-value}` : String(value);
}

/** Where the threads are tied: the middle of each date, moved only as far as keeps them from crossing. */
export function anchors(whens: When[], scale: Scale): number[] {
  let reached = -Infinity;
  return whens.map((when) => {
    const middle = (when.from + when.to) / 2;
    reached = Math.min(Math.max(middle, reached), Math.max(when.to, reached));
    return scale.at(reached);
  });
}

/** How many pins lie under each, so that pins of neighbours stack upward. */
export function stack(xs: number[], diameter: number): number[] {
  const tops: { x: number; level: number }[] = [];
  return xs.map((x) => {
    let level = 0;
    while (tops.some((pin) => pin.level === level && Math.abs(pin.x - x) < diameter)) level++;
    tops.push({ x, level });
    if (tops.length > 24) tops.shift();
    return Math.min(level, 4);
  });
}
