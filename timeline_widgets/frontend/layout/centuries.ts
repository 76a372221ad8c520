// Brackets under the line: one for each run of cards of the same century.
import type { Slot } from "./density";

export interface Bracket {
  x: number;
  w: number;
  label: string;
}

/** `unit` is the language's abbreviation ("c."), left out where the bracket is too narrow for it. */
export function brackets(labels: (string | null)[], slots: Slot[], unit: string, unitPx: number): Bracket[] {
  const out: Bracket[] = [];
  for (let i = 0; i < slots.length; i++) {
    const label = labels[i];
    const slot = slots[i];
    if (!label || !slot) continue;
    let end = i;
    while (labels[end + 1] === label) end++;
    const last = slots[end] ?? slot;
    const w = last.x + last.w - slot.x;
    out.push({ x: slot.x, w, label: w < 4 * unitPx ? shorter(label, unit) : label });
    i = end;
  }
  return out;
}

function shorter(label: string, unit: string): string {
  return label
    .split(/\s+/)
    .filter((word) => word !== unit)
    .join(" ");
}
