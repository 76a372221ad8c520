// What the kernel and the browser say to each other about a table in the making.
// Traits out of the kernel: `state` (one atomic picture, with one page of rows) and `words`.
import type { AnyModel } from "../link";
import type { CardFace, Theme } from "../wire";

export type Standing = "ready" | "look" | "left" | "blank";

export interface Problem {
  kind: "refused" | "duplicate" | "ambiguous" | "warning";
  column: number | null;
  sentence: string;
  mend: string | null;
}

export interface Row {
  key: number; // what the row is called as long as it lives
  row: number; // as the spreadsheet counts
  cells: string[];
  standing: Standing;
  problems: Problem[];
  face: CardFace | null; // both sides, if the row is a card
}

export interface Dates {
  first: number; // number of the first stretch; stretch n begins in the year n * step
  step: number;
  counts: number[];
  labels: string[]; // of the years at which the stretches begin, and of the end
  board: { year: number; label: string }[];
  spaces: number[]; // cards in each space of the board
}

export interface Facts {
  cards: number;
  first: string | null;
  last: string | null;
  players: number | null; // the most who can play Timeline
  needed: number; // cards for two players
  challengers: number | null; // the most who can play Timeline Challenge
  usable: number;
}

export type Show = "all" | "ready" | "look" | "left";

export interface Filter {
  show: Show;
  theme: string;
  since: string;
  until: string;
  words: string;
}

interface Common {
  language: string;
  version: number; // counts the changes
  said: string; // what the last change did, for a screen reader
  saved: string | null; // the file beside the notebook
  fresh: boolean; // whether it holds the table as it stands
  file: string; // a name for the file
  title: string;
}

export interface Empty extends Common {
  stage: "empty";
}

export interface Table extends Common {
  stage: "table";
  columns: { name: string; role: string | null }[];
  roles: string[];
  guessed: boolean;
  lacking: string[]; // roles without a column
  counts: Record<Standing, number>;
  facts: Facts | null;
  dates: Dates | null;
  themes: (Theme & { count: number })[];
  problems: { kind: Problem["kind"]; sentence: string }[];
  filter: Filter;
  page: { first: number; size: number; total: number };
  rows: Row[];
  undo: string | null;
}

export type BuilderState = Empty | Table;

export type ToKernel =
  | { type: "paste"; text: string }
  | { type: "upload"; name: string } // one buffer
  | { type: "blank" }
  | { type: "cell"; key: number; column: number; text: string }
  | { type: "use"; key: number; column: number; text: string }
  | { type: "add" }
  | { type: "remove"; key: number }
  | { type: "role"; column: number; role: string | null }
  | { type: "columns_right" } // the columns that were guessed are the right ones
  | { type: "title"; title: string }
  | { type: "undo" }
  | ({ type: "filter" } & Filter)
  | { type: "page"; first: number }
  | { type: "pictures"; names: string[] } // a buffer each
  | { type: "row_picture"; key: number; name: string } // one buffer
  | { type: "text" }
  | { type: "download" }
  | { type: "save"; name: string };

export type FromKernel = { type: "text"; version: number }; // one buffer: the whole table as CSV

export type BuilderModel = AnyModel<BuilderState, ToKernel>;
