// How wide each card and gap of the line is: all in full while they fit, else spines that open around the focus.
// All x are pixels from the left end of the line.

export interface LineInput {
  width: number; // inner width there is
  unit: number; // type unit in px
  cards: number;
  longest: number[]; // width in px that each card's plate needs
  picking: boolean; // gaps can be chosen
  chosen: number | null; // the chosen gap
  visitor: number | null; // the gap in which a card that does not belong is shown
  opened: number[]; // cards shown in full whatever the density
}

export interface Slot {
  x: number;
  w: number;
  full: boolean;
}

export interface LineLayout {
  cards: Slot[];
  gaps: { x: number; w: number }[]; // x: left edge; gap i lies before card i
  ghost: Slot | null; // room in the chosen gap, or for the visitor
  total: number;
  cardWidth: number;
}

const SPINE_MIN = 40;
const SPINE_MAX = 82;
const GHOST_ROOM = 12;

export function layLine(input: LineInput): LineLayout {
  const { width, cards, picking } = input;
  const k = Math.max(1, input.unit / 14);
  const full = (width < 500 ? 94 : 110) * k;
  const enough = Math.min(86 * k, full);
  const hole = input.chosen ?? input.visitor;
  const ghost = hole === null ? 0 : full + GHOST_ROOM;
  const gapCount = cards + 1 - (hole === null ? 0 : 1);

  for (const gap of picking ? [44, 26, 16, 8] : [24, 14, 8]) {
    const w = Math.min(full, (width - ghost - gap * gapCount) / cards);
    if (w >= enough) return run(input, gap, ghost, full, () => ({ w, full: true }));
  }
  const open = new Set(input.opened);
  if (hole !== null) {
    open.add(hole - 1);
    open.add(hole);
  }
  const opened = [...open].filter((card) => card >= 0 && card < cards).length;
  const share = (width - ghost - 8 * gapCount - opened * full) / Math.max(1, cards - opened);
  return run(input, 8, ghost, full, (card) =>
    open.has(card)
      ? { w: full, full: true }
      : { w: clamp(share, Math.max(SPINE_MIN, input.longest[card] ?? 0), SPINE_MAX * k), full: false },
  );
}

function run(
  input: LineInput,
  gap: number,
  ghost: number,
  cardWidth: number,
  size: (card: number) => { w: number; full: boolean },
): LineLayout {
  const hole = input.chosen ?? input.visitor;
  const slots: Slot[] = [];
  const gaps: { x: number; w: number }[] = [];
  let x = 0;
  for (let i = 0; i <= input.cards; i++) {
    const w = i === hole ? ghost : gap;
    gaps.push({ x, w });
    x += w;
    if (i === input.cards) break;
    const card = size(i);
    slots.push({ x, ...card });
    x += card.w;
  }
  const shift = Math.max(0, (input.width - x) / 2);
  for (const slot of slots) slot.x += shift;
  for (const each of gaps) each.x += shift;
  const room = hole === null ? null : gaps[hole] ?? null;
  return {
    cards: slots,
    gaps,
    ghost: room && { x: room.x + GHOST_ROOM / 2, w: cardWidth, full: true },
    total: Math.max(input.width, x),
    cardWidth,
  };
}

/** The part of the line a gap can be pressed in: 44 px or more, over half of each neighbour at most. */
export function pressArea(gap: { x: number; w: number }): { x: number; w: number } {
  const w = Math.max(44, gap.w);
  return { x: gap.x + (gap.w - w) / 2, w };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value));
}
