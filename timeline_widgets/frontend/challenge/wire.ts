// What the kernel and the browser say to each other about the table of Challenge.
import type { NameField } from "../page/naming";
import type { CardFace, Look, Pressed, Resume } from "../wire";

export type Trial = "timeline_4" | "bet" | "split" | "right_date" | "combination";
export type Duel = "sudden_death" | "more_or_less";
export type Sign = "+" | "-";
export type Digits = (number | null)[]; // circle, triangle, square, star; null is a blank wheel

export interface ChallengeSeat {
  name: string;
  emblem: number;
  members: string[]; // of a team
  bot?: boolean;
}

export interface Track {
  name: string;
  trials: Trial[]; // of each space, Start included; Finish comes after them
  lines: { after: number; duel: Duel }[];
  finish: number;
}

export interface ChallengeTable {
  match: string;
  language: string;
  dir: "ltr" | "rtl";
  title: string;
  themes: { name: string; look: Look }[];
  seats: ChallengeSeat[];
  board: { year: number; label: string }[]; // nine dates, rising
  track: Track;
  tie: "share" | "sudden_death";
  left_out: { title: string; sentence: string }[];
  about: { sentence: string; warns: boolean }[]; // for the teacher, before the first Trial
  options: { curtain: boolean };
  forms?: string[]; // kinds of score file that can be downloaded
}

export interface TrialState {
  number: number;
  kind: Trial;
  cards: number[];
  locked: boolean[];
  wheel: [lowest: number, highest: number];
  sign: boolean;
}

export interface DuelState {
  kind: Duel;
  deciding: boolean; // it decides who wins the game
  participants: number[];
  to_play: number[]; // the next one first
  card: number | null;
  line: number[];
  above: number | null; // a call lies strictly between these, and is not 0
  below: number | null;
  referee: string | null;
  calls: Call[]; // in it so far, the first one first
}

export interface Call {
  seat: number;
  year: number;
  label: string;
  answer: "more" | "less" | "exact";
}

export interface Answer {
  wheels: Digits;
  sign: Sign | null;
  marks: boolean[];
  sign_right: boolean | null;
  miss: number | null; // The Split: years off
  steps: number;
  from: number;
  to: number;
}

export interface Right {
  spaces?: [first: number, last: number][]; // of each card
  years?: [fewest: number, most: number];
  wheels?: number[];
  sign?: Sign;
  orders?: number[][];
}

export interface DuelEnd {
  winner: number;
  from: number;
  to: number;
}

/** The cards that a move turned over, by number: a reshuffle in the same move may have dealt one again, date down. */
type Turned = Record<string, CardFace>;

export interface Revealed {
  kind: "revealed";
  trial: Trial;
  number: number;
  cards: number[];
  answers: Answer[];
  right: Right;
  turned: Turned;
}

export interface Placed {
  kind: "placed" | "misplaced";
  seat: number;
  card: number;
  gap: number;
  right_gaps?: [number, number];
  miss?: { years: number; direction: "earlier" | "later" };
  ended?: DuelEnd;
  line?: number[]; // as it lay when the Challenge ended
  turned: Turned;
}

export interface Called extends Call {
  kind: "called";
  card: number;
  ended?: DuelEnd;
  turned?: Turned; // when it was exact
}

export type Last = { kind: "locked"; seat: number } | { kind: "unlocked"; seat: number } | Revealed | Placed | Called;

export interface Outcome {
  winners: number[];
  reason: "finish" | "shared" | "sudden_death" | "no_cards";
  steps: Partial<Record<Trial | Duel, number[]>>; // won by each seat, in the kinds that were played
}

export interface ChallengeState {
  match: string;
  ply: number;
  phase: "trial" | "sudden_death" | "more_or_less" | "over";
  positions: number[];
  leaders: number[];
  trial: TrialState | null;
  duel: DuelState | null;
  crossed: number[]; // indexes into the track's lines
  pile: number;
  discards: number;
  last: Last | null;
  outcome: Outcome | null;
  saved: { ok: boolean; reason?: string };
  resume: Resume | null;
  naming?: NameField[] | null; // who plays can be said until the first move
  cards: Record<string, CardFace>;
}

export type ChallengeMove = Pressed &
  (
    | { type: "lock"; seat: number; wheels: Digits; sign: Sign | null }
    | { type: "unlock"; seat: number }
    | { type: "place"; card: number; gap: number }
    | { type: "call"; year: number }
  );
