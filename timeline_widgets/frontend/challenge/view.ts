// What one view of Challenge shows and has chosen. Wheels live here alone until they are locked.
import { useMind } from "../page/mind";
import type { Say } from "../words";
import type { ChallengeSession } from "./session";
import type { Call, Called, ChallengeState, ChallengeTable, Digits, DuelState, Last, Placed, Revealed, Sign } from "./wire";

export type Step = "begin" | "curtain" | "dial" | "reveal" | "place" | "call" | "verdict" | "watch" | "over";

export interface View {
  session: ChallengeSession;
  table: ChallengeTable;
  state: ChallengeState; // the one shown; newer ones may wait behind a reveal
  say: Say;
  step: Step;
  verdict: Revealed | Placed | Called | null; // not yet read
  seat: number | null; // who is dialling, or to whom the device goes
  wheels: Digits;
  sign: Sign | null;
  active: number; // the wheel that a press on a space turns; 4 is the sign
  typing: boolean; // number fields instead of wheels
  slip: string | null; // why what was typed cannot be
  duel: DuelState | null; // the one shown, after its end too
  calls: Call[]; // in it, the last one too
  gap: number | null;
  opened: number | null;
  secret: boolean; // boards are dialled behind a curtain
  free: boolean; // moves can be made: somebody answers, none is under way
  begin(): void;
  open(seat: number): void; // opens the curtain
  choose(seat: number): void; // the device goes to somebody else first
  turn(wheel: number, digit: number | null): void;
  setSign(sign: Sign): void;
  dial(wheels: Digits, sign: Sign | null): void; // all of them, as a number field does
  activate(wheel: number): void;
  setTyping(typing: boolean): void;
  setSlip(slip: string | null): void;
  lock(): void;
  pickGap(gap: number | null): void;
  openCard(card: number | null): void;
  next(): void;
}

interface Mind {
  shown: ChallengeState;
  queue: ChallengeState[];
  readPly: number; // the verdict of this ply was read
  begun: boolean;
  next: number | null; // the seat that was chosen to answer next
  open: boolean; // the curtain is
  wheels: Digits;
  sign: Sign | null;
  active: number;
  typing: boolean;
  slip: string | null;
  duel: DuelState | null;
  gap: number | null;
  opened: number | null;
}

export const BLANK: Digits = [null, null, null, null];

export function useView(session: ChallengeSession): View {
  const [mind, change] = useMind(session, fresh, take);
  const { shown: state } = mind;
  const { table } = session;
  const verdict = unread(mind);
  const seat = state.trial ? whoNext(mind, table) : null;
  const step = stepOf(mind, table, seat);
  const free = session.alive && !session.pending;
  const dialled = (values: Partial<Mind>) => {
    if (!free) return;
    session.dropRefusal();
    change({ ...values, slip: null });
  };
  const duel = step === "verdict" ? mind.duel : state.duel;
  return {
    session,
    table,
    state,
    say: session.say,
    step,
    verdict,
    seat,
    wheels: mind.wheels,
    sign: state.trial?.sign ? mind.sign ?? "+" : null,
    active: mind.active,
    typing: mind.typing,
    slip: mind.slip,
    duel,
    calls: [...(duel?.calls ?? []), ...(verdict?.kind === "called" ? [verdict] : [])],
    gap: mind.gap,
    opened: mind.opened,
    secret: isSecret(table),
    free,
    begin: () => change({ begun: true }),
    open: (who) => change({ next: who, open: true, begun: true }),
    choose: (who) => change({ next: who, open: false, ...blank() }),
    turn: (wheel, digit) => dialled({ wheels: mind.wheels.map((was, i) => (i === wheel ? digit : was)), active: wheel }),
    dial: (wheels, sign) => dialled({ wheels, sign }),
    setSign: (sign) => dialled({ sign, active: 4 }),
    activate: (active) => mind.active === active || change({ active }),
    setTyping: (typing) => change({ typing, slip: null }),
    setSlip: (slip) => mind.slip === slip || change({ slip }),
    lock() {
      if (seat !== null && step === "dial") session.lock(seat, mind.wheels, state.trial?.sign ? mind.sign ?? "+" : null);
    },
    pickGap(gap) {
      if (free) session.dropRefusal();
      if (free) change({ gap, opened: null });
    },
    openCard: (opened) => change({ opened }),
    next() {
      const following = mind.queue.shift();
      change({ opened: null, ...(following ? { shown: following } : { readPly: state.ply }) });
      if (following) remember(mind);
    },
  };
}

function blank(): Pick<Mind, "wheels" | "sign" | "active" | "slip"> {
  return { wheels: BLANK, sign: null, active: 0, slip: null };
}

function fresh(shown: ChallengeState): Mind {
  return { shown, queue: [], readPly: -1, begun: false, next: null, open: false, ...blank(), typing: false, duel: shown.duel, gap: null, opened: null };
}

/** What the last move led to, if it is to be read before the game goes on. */
function toRead(last: Last | null): View["verdict"] {
  if (last === null || last.kind === "locked" || last.kind === "unlocked") return null;
  if (last.kind === "called") return last.ended ? last : null;
  return last;
}

function unread(mind: Mind): View["verdict"] {
  return mind.readPly === mind.shown.ply ? null : toRead(mind.shown.last);
}

/** A reveal stays until it was read, while others lock; a computer's moves in a Challenge wait behind it. */
function take(mind: Mind, state: ChallengeState, table: ChallengeTable): void {
  const newest = mind.queue[mind.queue.length - 1] ?? mind.shown;
  if (state === newest) return;
  if (state.match !== mind.shown.match) {
    Object.assign(mind, fresh(state), { typing: mind.typing });
    return;
  }
  const moved = state.ply !== newest.ply;
  const verdict = toRead(state.last);
  const byComputer = verdict && "seat" in verdict && table.seats[verdict.seat]?.bot === true;
  if (unread(mind) && moved && !verdict && newest !== mind.shown) mind.queue[mind.queue.length - 1] = state;
  else if (unread(mind) && moved && (!verdict || byComputer)) mind.queue.push(state);
  else {
    mind.queue = [];
    mind.shown = state;
    if (moved) remember(mind);
  }
  if (!moved) return;
  const mine = mind.next;
  const answered = mine === null || state.trial === null || state.trial.number !== newest.trial?.number || state.trial.locked[mine];
  if (answered) Object.assign(mind, { next: null, open: false, ...blank() });
  Object.assign(mind, { gap: null, opened: null, slip: null });
}

/** Keeps what the next picture will not tell: the Challenge that has ended. */
function remember(mind: Mind): void {
  mind.duel = mind.shown.duel ?? mind.duel;
}

function stepOf(mind: Mind, table: ChallengeTable, seat: number | null): Step {
  const { shown } = mind;
  if (unread(mind)) return unread(mind)?.kind === "revealed" ? "reveal" : "verdict";
  if (shown.phase === "over") return "over";
  if (shown.duel) {
    if (table.seats[shown.duel.to_play[0] ?? -1]?.bot) return "watch";
    return shown.duel.kind === "sudden_death" ? "place" : "call";
  }
  if (!mind.begun && isUntouched(shown, table)) return "begin";
  if (seat === null) return "watch";
  return mind.open || !isSecret(table) ? "dial" : "curtain";
}

/** Alone against computers, nobody has to look away. */
function isSecret(table: ChallengeTable): boolean {
  return table.options.curtain && table.seats.filter(({ bot }) => !bot).length > 1;
}

/** Before the first answer of a person: computers lock at once. */
function isUntouched({ trial, last }: ChallengeState, table: ChallengeTable): boolean {
  return trial?.number === 1 && last === null && trial.locked.every((locked, seat) => !locked || table.seats[seat]?.bot);
}

/** Who answers next: whoever was chosen, else clockwise after the one who locked last. */
function whoNext({ shown, next }: Mind, table: ChallengeTable): number | null {
  const waits = (seat: number) => shown.trial?.locked[seat] === false && !table.seats[seat]?.bot;
  if (next !== null && waits(next)) return next;
  const { last } = shown;
  const from = last?.kind === "locked" ? last.seat + 1 : last?.kind === "unlocked" ? last.seat : 0;
  const order = table.seats.map((_, i) => (from + i) % table.seats.length);
  return order.find(waits) ?? null;
}
