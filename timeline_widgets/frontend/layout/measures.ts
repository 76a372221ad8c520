// Heights and margins of the stage, from the width there is and the reader's type size.

export interface Measures {
  width: number; // of the whole table, px
  unit: number; // type unit, px
  narrow: boolean;
  ruler: number; // heights
  threads: number;
  card: number;
  margin: number; // left and right of the ruler
  padding: number; // left and right of the line
}

/** Size of the ruler's figures, px. */
export function figures({ unit }: Measures): number {
  return Math.max(11.5, unit * 0.8);
}

/** About how wide a text on the ruler is, px. */
export function written(text: string, size: number): number {
  return text.length * size * 0.58;
}

export function measure(width: number, unit: number): Measures {
  const narrow = width < 560;
  const wide = width >= 1000;
  const k = unit / 14;
  return {
    width,
    unit,
    narrow,
    ruler: Math.round((narrow ? 38 : 42) * Math.min(k, 1.4)),
    threads: Math.round((narrow ? 14 : wide ? 30 : 20) * Math.min(k, 1.6)),
    card: Math.round(unit * (narrow ? 9.25 : wide ? 10.2 : 9.4)),
    margin: narrow ? 10 : 14,
    padding: narrow ? 14 : 22,
  };
}
