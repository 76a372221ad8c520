// What the kernel and the browser say to each other about the classic table.
// Traits out of the kernel: `table` (fixed for a match), `state` (one atomic picture), `words`.
// Moves go in as messages; the seat is always the kernel's to decide.
import type { AnyModel } from "./link";
import type { NameField } from "./page/naming";
import type { Manager } from "./page/notebook";

export type Look = "rule" | "arts" | "life" | "voyage" | "science" | "society";

export interface Theme {
  name: string;
  look: Look;
}

export interface Seat {
  name: string;
  emblem: number; // 0..7
  members?: string[]; // a team
  bot?: boolean; // a computer player
}

export interface Options {
  letters: boolean;
  confidence: boolean;
  hints: boolean;
  timer: number | null; // seconds for a turn
  withdraw: boolean; // skip a turn, withdraw a player
}

export interface Table {
  match: string; // opaque; card numbers mean something only within it
  language: string;
  dir: "ltr" | "rtl";
  title: string;
  edition: "spain" | "russia" | "star-wars" | "practice";
  practice?: { lives: number | null } | null;
  scale: "years" | "positions";
  wrong_pile: "discard" | "box";
  themes: Theme[];
  seats: Seat[];
  options: Options;
  forms?: string[]; // kinds of score file that can be downloaded
}

export interface SeatState {
  hand: number[];
  status: "in" | "finalist" | "out" | "withdrawn";
}

export interface Outcome {
  winners: number[];
  reason: "out_alone" | "final_round" | "shared" | "nobody" | "out_of_lives" | "complete";
}

export interface Verdict {
  kind: "placed" | "misplaced" | "skipped" | "withdrew";
  seat: number;
  card?: number;
  gap?: number; // index 0..n in the line as it was before the move
  right_gaps?: [number, number]; // misplaced: first and last right gap in the line as it is now
  miss?: { years: number; direction: "earlier" | "later" } | null; // in years, or in places on a scale of positions
  again_in?: number; // practice: the missed card comes back in that many cards
  drew?: number | null;
  reshuffled?: "discard" | "box" | null;
  round_ended?: boolean;
  went_out?: boolean;
  eliminated?: number[];
  finalists?: number[];
}

export interface Hint {
  card: number;
  kind: "century" | "compare";
  other?: number | null;
  sentence: string;
}

export interface Practice {
  streak: number;
  best: number;
  lives: number | null;
  missed: number;
}

/** A game of the same people that was broken off and can be taken up. */
export interface Resume {
  moves: number;
  at: string; // ISO 8601, UTC
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
  scores?: number[]; // one point for each right card, one less for each hint
  practice?: Practice | null;
  hints?: Hint[]; // about cards that are still in a hand
  resume?: Resume | null;
  naming?: NameField[] | null; // who plays can be said until the first move
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

/** A move of any game: made at a ply, and counted once however often it arrives. */
export interface Pressed {
  type: string;
  ply: number;
  key: string;
}

export type Move =
  | { type: "place"; ply: number; card: number; gap: number; key: string; confidence?: Confidence }
  | { type: "skip"; ply: number; key: string; why: "time" | "teacher" }
  | { type: "hint"; ply: number; key: string; card: number; kind: "century" | "compare"; other?: number }
  | { type: "withdraw"; ply: number; seat: number; key: string };

/** What every game's table may ask besides its moves. */
export type ToKernel =
  | { type: "cards"; match: string }
  | { type: "again" }
  | { type: "download"; form?: string } // the score log, or each student's answers in a form of the table's
  | { type: "log" } // a copy for the page, should the kernel vanish
  | { type: "names"; names: string[] } // who plays, as the fields of `naming` ask
  | { type: "still" } // keep a picture of now in a notebook that its page cannot write to
  | { type: "resume" }; // the game that is offered, or that of the log in the message's buffer

export type FromKernel =
  | { type: "refused"; ply: number; key: string; reason: string; params: Record<string, unknown>; sentence: string }
  | { type: "cards"; match: string; cards: Record<string, CardFace> }
  | { type: "download"; name: string; mime: string } // one buffer
  | { type: "log"; name: string; mime: string } // one buffer;

/** Words by key: a sentence with {name} places, or its plural forms. */
export type Words = Record<string, string | Record<string, string>>;

/** The part of anywidget's model that a table uses. */
export interface Model<Table, State> extends AnyModel<State, ToKernel | Pressed> {
  get(name: "table"): Table;
  get(name: "state"): State;
  get(name: "words"): Words;
  get(name: "_still_name"): string; // what its still pictures are called
  widget_manager?: Manager;
}
