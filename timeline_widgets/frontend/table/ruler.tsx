// The ruler to scale: ticks, a pin for each placed card, what is on screen, the claim and the verdict.
import type { JSX } from "preact";
import { stack, type Scale } from "../layout/scale";
import type { Measures } from "../layout/measures";

const FOLD_TEXT_ROOM = 90; // px

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
  const text = Math.max(11.5, measures.unit * 0.8);
  const bar = height - 8;
  const usual = (measures.narrow ? 2.6 : 3) * Math.max(1, Math.min(measures.unit / 14, 2));
  const size = pins.length * (usual * 2 + 1) > width * 3 ? usual / 2 : usual; // a crowd, three deep
  const most = Math.floor((bar - text - 4) / (size * 2 - 0.6)) - 1; // what fits under the figures
  const levels = stack(pins, size * 2 + 1).map((level) => Math.min(level, most));
  const clear = (x: number) => !mark || Math.abs(x - mark.at) > text * 2.4;
  return (
    <svg class="tw-ruler" width={width} height={height} style={{ fontSize: `${text}px` }} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick.label}>
          <path class="tw-tick" d={`M${tick.x} ${text + 3}V${bar}`} />
          {clear(tick.x) ? (
            <text x={tick.x} y={text} text-anchor={anchorOf(tick.x, width)}>
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
        <g key={fold.length}>
          <rect class="tw-fold-gap" x={fold.x - 7} y={bar - 2} width="14" height="9" />
          <path class="tw-fold" d={`M${fold.x - 8} ${bar + 8}l6 -11M${fold.x + 2} ${bar + 8}l6 -11`} />
          {fold.x - (scale.folds[i - 1]?.x ?? -Infinity) < FOLD_TEXT_ROOM ? null : (
            <text x={fold.x} y={bar - 6} text-anchor={fold.x < FOLD_TEXT_ROOM / 2 ? "start" : "middle"}>
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
  return (
    <g class={`tw-mark tw-mark-${mark.tone}`}>
      <path d={`M${mark.at} ${bar}C${mark.at - r * 0.5} ${bar - h * 0.42} ${mark.at - r} ${bar - h * 0.5} ${mark.at - r} ${bar - h + r}a${r} ${r} 0 0 1 ${r * 2} 0C${mark.at + r} ${bar - h * 0.5} ${mark.at + r * 0.5} ${bar - h * 0.42} ${mark.at} ${bar}z`} />
      <text x={mark.at} y={text} text-anchor={anchorOf(mark.at, width)}>
        {mark.text}
      </text>
    </g>
  );
}

function anchorOf(x: number, width: number): "start" | "middle" | "end" {
  return x < 18 ? "start" : x > width - 18 ? "end" : "middle";
}
