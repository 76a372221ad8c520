// Where things lie on the Clock: angles in degrees clockwise from the top, on a drawing from -125 to 125.

export interface Ring {
  spaces: number; // Start and Finish included
  step: number; // degrees from one space to the next
  angle(space: number): number; // of the middle of a space
}

const OPEN = 26; // degrees between Finish and Start

export function ringOf(finish: number): Ring {
  const spaces = finish + 1;
  const step = (360 - OPEN) / spaces;
  return { spaces, step, angle: (space) => OPEN / 2 + (space + 0.5) * step };
}

export interface Point {
  x: number;
  y: number;
}

export function at(degrees: number, radius: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: round(Math.cos(radians) * radius), y: round(Math.sin(radians) * radius) };
}

/** The piece of the ring between two angles. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}z`;
}

export function arc(from: number, to: number, radius: number): string {
  const [a, b] = [at(from, radius), at(to, radius)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${b.x} ${b.y}`;
}

const ROWS = [66, 50, 35];

/** Where the tokens of one space stand: inward in a row, or two by two when they are many. */
export function stand(ring: Ring, space: number, place: number, together: number): Point {
  const middle = ring.angle(space);
  if (together <= 3) return at(middle, ROWS[place] ?? 66);
  const row = place >> 1;
  const alone = row * 2 === together - 1;
  const radius = ROWS[row] ?? 35;
  return at(middle + (alone ? 0 : (place % 2 ? 1 : -1) * (470 / radius)), radius);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
