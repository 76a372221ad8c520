// What the kernel and the browser say to each other about the classic table.
// Traits out of the kernel: `table` (fixed for a match), `state` (one atomic picture), `words`.
// Moves go in as messages; the seat is always the kernel's to decide.

export type Look = "rule" | "arts" | "life" | "voyage" | "science" | "society";

export interface Seat {
  name: string;
  emblem: number; // 0..7
  bot?: boolean;
}

export interface Options {
  letters: boolean;
  confidence: boolean;
  hints: boolean;
  timer: number | null;
  withdraw: boolean;
}

export interface Table {
  match: string; // opaque; card numbers mean something only within it
  language: string;
  dir: "ltr" | "rtl";
  title: string;
  edition: "spain" | "russia" | "star-wars";
  scale: "years" | "positions";
  wrong_pile: "discard" | "box";
  themes: { name: string; look: Look }[];
  seats: Seat[];
  options: Options;
}

export interface SeatState {
  hand: number[];
  status: "in" | "finalist" | "out" | "withdrawn";
}

export interface Outcome {
  winners: number[];
  reason: "out_alone" | "final_round" | "shared" | "nobody";
}

export interface Verdict {
  kind: "placed" | "misplaced" | "skipped" | "withdrew";
  seat: number;
  card?: number;
  gap?: number; // index 0..n in the line as it was before the move
  right_gaps?: [number, number]; // misplaced: first and last right gap in the line as it is now
  miss?: { years: number; direction: "earlier" | "later" } | null; // in years, or in places on a scale of positions
  drew?: number | null;
  reshuffled?: "discard" | "box" | null;
  round_ended?: boolean;
  went_out?: boolean;
  eliminated?: number[];
  finalists?: number[];
}

export interface State {
  match: string;
  ply: number; // moves made so far
  phase: "play" | "final" | "over";
  round: number;
  turn: number | null;
  seats: SeatState[];
  reference: number;
  line: number[]; // left to right
  pile: number;
  wrong: number[]; // last one on top
  last: Verdict | null;
  outcome: Outcome | null;
  saved: { ok: boolean; reason?: string }; // reason: a sentence in the reader's language
  cards: Record<string, CardFace>; // only faces that changed with this move
}

export interface CardBack {
  plate: string; // short: "−44", "c. 1450"
  spoken: string; // "44 BCE"
  from: number; // astronomical years (fractions for months and days), or positions
  to: number;
  century: string | null;
  episode?: string;
  text?: string;
  source?: string;
}

export interface CardFace {
  title: string;
  lang?: string;
  dir?: "ltr" | "rtl";
  theme: number | null;
  image: string | null; // content hash
  alt?: string;
  back?: CardBack; // only once revealed
}

export type Confidence = "sure" | "think_so" | "guess";

export type ToKernel =
  | { type: "place"; ply: number; card: number; gap: number; key: string; confidence?: Confidence }
  | { type: "skip"; ply: number; key: string }
  | { type: "withdraw"; ply: number; seat: number; key: string }
  | { type: "cards"; match: string }
  | { type: "picture"; image: string }
  | { type: "again" }
  | { type: "download" };

export type FromKernel =
  | { type: "refused"; ply: number; key: string; reason: string; params: Record<string, unknown>; sentence: string }
  | { type: "cards"; match: string; cards: Record<string, CardFace> }
  | { type: "picture"; image: string; mime: string } // one buffer
  | { type: "download"; name: string; mime: string } // one buffer
  | { type: "error"; sentence: string };

/** Words by key: a sentence with {name} places, or its plural forms. */
export type Words = Record<string, string | Record<string, string>>;

/** The part of anywidget's model that the table uses. */
export interface Model {
  get(name: "table"): Table;
  get(name: "state"): State;
  get(name: "words"): Words;
  on(name: string, listener: (...args: never[]) => void): void;
  off(name: string, listener: (...args: never[]) => void): void;
  send(content: ToKernel): void;
}
