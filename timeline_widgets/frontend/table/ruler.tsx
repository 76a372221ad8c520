// The ruler to scale: ticks, a pin for each placed card, what is on screen, the claim and the verdict.
import type { JSX } from "preact";
import { stack, type Scale } from "../layout/scale";
import { figures, written, type Measures } from "../layout/measures";

export interface Mark {
  at: number; // px on the ruler
  text: string;
  tone: "right" | "wrong";
}

export interface RulerProps {
  scale: Scale;
  pins: number[];
  hot: number[]; // pins of the cards beside the chosen gap
  claim: [number, number] | null;
  window: [number, number] | null;
  mark: Mark | null;
  foldTexts: string[]; // how long each is
  width: number;
  measures: Measures;
}

export function Ruler({ scale, pins, hot, claim, window, mark, foldTexts, width, measures }: RulerProps): JSX.Element {
  const height = measures.ruler;
  const text = figures(measures);
  const bar = height - 8;
  const usual = (measures.narrow ? 2.6 : 3) * Math.max(1, Math.min(measures.unit / 14, 2));
  const size = pins.length * (usual * 2 + 1) > width * 3 ? usual / 2 : usual; // a crowd, three deep
  const most = Math.floor((bar - text - 4) / (size * 2 - 0.6)) - 1; // what fits under the figures
  const levels = stack(pins, size * 2 + 1).map((level) => Math.min(level, most));
  const taken = mark ? [{ x: mark.at, half: text * 1.6 }] : [];
  const free = (x: number, half: number) => taken.every((other) => Math.abs(x - other.x) > half + other.half);
  const lengths = scale.folds.map((fold, i) => {
    const half = written(foldTexts[i] ?? "", text) / 2 + 6;
    const at = { x: Math.max(half, fold.x), half };
    return free(at.x, half) ? (taken.push(at), at.x) : null;
  });
  return (
    <svg class="tw-ruler" width={width} height={height} style={{ fontSize: `${text}px` }} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick.label}>
          <path class="tw-tick" d={`M${tick.x} ${text + 3}V${bar}`} />
          {free(tick.middle, written(tick.label, text) / 2) ? (
            <text x={tick.middle} y={text}>
              {tick.label}
            </text>
          ) : null}
        </g>
      ))}
      {window ? <rect class="tw-window" x={window[0]} y={text + 4} width={Math.max(8, window[1] - window[0])} height={height - text - 5} rx="4" /> : null}
      {claim ? <rect class="tw-claim" x={claim[0]} y={text + 4} width={Math.max(3, claim[1] - claim[0])} height={bar - text - 2} /> : null}
      <rect class="tw-axis" x="0.5" y={bar} width={width - 1} height="5" rx="1.5" />
      {scale.bands.map((band) => (
        <rect class="tw-band" key={band.x} x={Math.max(1, band.x)} y={bar + 1} width={Math.max(0, Math.min(band.w, width - 1 - band.x))} height="3" />
      ))}
      {scale.folds.map((fold, i) => (
        <g key={fold.x}>
          <rect class="tw-fold-gap" x={fold.x - 7} y={bar - 2} width="14" height="9" />
          <path class="tw-fold" d={`M${fold.x - 8} ${bar + 8}l6 -11M${fold.x + 2} ${bar + 8}l6 -11`} />
          {lengths[i] === null ? null : (
            <text class="tw-fold-length" x={lengths[i] as number} y={text}>
              {foldTexts[i]}
            </text>
          )}
        </g>
      ))}
      {pins.map((x, i) => (
        <circle key={i} class={hot.includes(i) ? "tw-pin tw-hot" : "tw-pin"} cx={x} cy={bar - size - 1 - (levels[i] ?? 0) * (size * 2 - 0.6)} r={size} />
      ))}
      {mark ? <MarkPin mark={mark} bar={bar} text={text} width={width} /> : null}
    </svg>
  );
}

/** A drop on its point at the true date, with the date above it. */
function MarkPin({ mark, bar, text, width }: { mark: Mark; bar: number; text: number; width: number }): JSX.Element {
  const h = Math.min(20, bar - text - 1);
  const r = h * 0.36;
  const half = written(mark.text, text) * 0.56; // it is bold
  return (
    <g class={`tw-mark tw-mark-${mark.tone}`}>
      <path d={`M${mark.at} ${bar}C${mark.at - r * 0.5} ${bar - h * 0.42} ${mark.at - r} ${bar - h * 0.5} ${mark.at - r} ${bar - h + r}a${r} ${r} 0 0 1 ${r * 2} 0C${mark.at + r} ${bar - h * 0.5} ${mark.at + r * 0.5} ${bar - h * 0.42} ${mark.at} ${bar}z`} />
      <text x={Math.max(half, Math.min(width - half, mark.at))} y={text}>
        {mark.text}
      </text>
    </g>
  );
}
