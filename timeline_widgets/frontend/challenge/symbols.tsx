// The four symbols of the wheels, and a glyph for each Trial and Challenge. Drawn for this table.
import type { JSX } from "preact";
import type { Duel, Trial } from "./wire";

export const SHAPES = ["circle", "triangle", "square", "star"] as const;

const OUTLINES = [
  <circle cx="8" cy="8" r="5.6" />,
  <path d="M8 2.2l6.300 11.300H1.700z" />,
  <path d="M2.800 2.800h10.400v10.400H2.800z" />,
  <path d="M8 1.200l2.100 4.600 5 .6-3.700 3.400 1 4.900L8 12.200l-4.400 2.500 1-4.900L.9 6.400l5-.6z" />,
];

export function Shape({ wheel }: { wheel: number }): JSX.Element {
  return (
    <svg class="tw-shape" viewBox="0 0 16 16" aria-hidden="true">
      {OUTLINES[wheel]}
    </svg>
  );
}

const GLYPHS: Record<Trial | Duel | "finish", JSX.Element> = {
  timeline_4: <path d="M2.500 18.500h19M5 14.500v-6M9.700 14.500v-10M14.300 14.500v-4M19 14.500v-8" />,
  bet: <path d="M4.500 6.500c0-3.300 15-3.300 15 0s-15 3.300-15 0zM4.500 6.500v11c0 3.300 15 3.300 15 0v-11M4.500 12c0 3.300 15 3.300 15 0" />,
  split: <path d="M3.500 4v16M20.500 4v16M7 12h10M10 8.800L6.800 12l3.200 3.200M14 8.800l3.200 3.200-3.200 3.200" />,
  right_date: <path d="M12 3.200a8.800 8.800 0 1 0 0 17.600a8.800 8.800 0 0 0 0-17.600zM12 8.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 0 0 0-7.600zM12 11.900v.2" />,
  combination: <path d="M3.500 20.500v-5h4.300v-4h4.300v-4h4.300v-4h4.200v17z" />,
  sudden_death: <path d="M6.500 4l8.700 11.200M17.500 4L8.800 15.200M7 15.200a2.700 2.700 0 1 0 0 5.400a2.700 2.700 0 0 0 0-5.400zM17 15.200a2.700 2.700 0 1 0 0 5.400a2.700 2.700 0 0 0 0-5.400z" />,
  more_or_less: <path d="M7.500 20V4.500M3.500 8.500l4-4 4 4M16.500 4v15.500M12.500 15.500l4 4 4-4" />,
  finish: <path d="M5.500 21V3.500h14v9.500h-14M5.500 8.200h14M10.200 3.500v9.500M14.900 3.500v9.500" />,
};

export type GlyphName = keyof typeof GLYPHS;

/** A glyph's strokes, to be put into a drawing of its own. */
export function strokes(name: GlyphName): JSX.Element {
  return GLYPHS[name];
}

export function Glyph({ name }: { name: GlyphName }): JSX.Element {
  return (
    <svg class="tw-trial-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {GLYPHS[name]}
    </svg>
  );
}
