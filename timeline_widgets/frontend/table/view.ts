// What one view of the table shows and has chosen. Another view of the same match may be elsewhere.
import { useMind } from "../page/mind";
import type { Session } from "../session";
import type { Confidence, State, Table, Verdict } from "../wire";
import type { Say } from "../words";

export type Step = "choose" | "pick" | "aim" | "verdict" | "watch" | "over";

export interface View {
  session: Session;
  table: Table;
  state: State; // the one shown; newer ones may wait behind a verdict
  say: Say;
  step: Step;
  verdict: Verdict | null; // not yet read
  hand: number; // the seat whose hand is shown
  card: number | null;
  gap: number | null;
  opened: number | null; // a card of the line that is being read
  note: number | null; // a card whose text is being read
  free: boolean; // moves can be made: somebody answers, none is under way
  pickCard(card: number | null): void;
  pickGap(gap: number | null): void;
  open(card: number | null): void;
  read(card: number | null): void;
  place(confidence?: Confidence): void;
  next(): void;
}

interface Mind {
  shown: State;
  queue: State[];
  readPly: number; // the verdict of this ply was read
  card: number | null;
  gap: number | null;
  opened: number | null;
  note: number | null;
}

export function useView(session: Session): View {
  const [mind, change] = useMind(session, fresh, take);
  const { shown: state } = mind;
  const { table } = session;
  const verdict = state.last && mind.readPly !== state.ply ? state.last : null;
  const step = stepOf(mind, table, verdict);
  const free = session.alive && !session.pending;
  return {
    session,
    table,
    state,
    say: session.say,
    step,
    verdict,
    hand: handSeat(state, table, verdict),
    card: mind.card,
    gap: mind.gap,
    opened: mind.opened,
    note: mind.note,
    free,
    pickCard(card) {
      if (!session.alive || session.pending) return;
      session.dropRefusal();
      change({ card, gap: card === null ? null : mind.gap, opened: null, note: null });
    },
    pickGap(gap) {
      if (!session.alive || session.pending || mind.card === null) return;
      session.dropRefusal();
      change({ gap });
    },
    open: (card) => change({ opened: card, note: null }),
    read: (card) => change({ note: card }),
    place(confidence) {
      if (mind.card !== null && mind.gap !== null) session.place(mind.card, mind.gap, confidence);
    },
    next() {
      const following = mind.queue.shift();
      change({ opened: null, note: null, ...(following ? { shown: following } : { readPly: state.ply }) });
    },
  };
}

function fresh(shown: State): Mind {
  return { shown, queue: [], readPly: -1, card: null, gap: null, opened: null, note: null };
}

/** A computer's moves wait until the verdict before them was read; a person's elsewhere do not. */
function take(mind: Mind, state: State, table: Table): void {
  const newest = mind.queue[mind.queue.length - 1] ?? mind.shown;
  if (state === newest) return;
  const unread = mind.shown.last !== null && mind.readPly !== mind.shown.ply;
  const byComputer = state.last !== null && table.seats[state.last.seat]?.bot === true;
  const moved = state.match !== mind.shown.match || state.ply !== mind.shown.ply;
  if (state.match !== mind.shown.match) Object.assign(mind, fresh(state));
  else if (unread && byComputer && moved) mind.queue.push(state);
  else {
    mind.shown = state;
    mind.queue = [];
  }
  if (moved) Object.assign(mind, { card: null, gap: null, opened: null, note: null });
}

function stepOf(mind: Mind, table: Table, verdict: Verdict | null): Step {
  const { shown } = mind;
  if (shown.phase === "over") return "over";
  if (verdict) return "verdict";
  if (shown.turn === null || table.seats[shown.turn]?.bot) return "watch";
  if (mind.card === null) return "choose";
  return mind.gap === null ? "pick" : "aim";
}

/** The mover's hand while the verdict is read; else the hand of whoever is next and not a computer. */
function handSeat(state: State, table: Table, verdict: Verdict | null): number {
  if (verdict && verdict.kind !== "withdrew" && !table.seats[verdict.seat]?.bot) return verdict.seat;
  const count = table.seats.length;
  const from = state.turn ?? state.last?.seat ?? 0;
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count;
    if (!table.seats[seat]?.bot) return seat;
  }
  return from;
}
