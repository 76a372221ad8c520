// What is said aloud, once, in the one live region. A wheel that turns says itself.
import { tell } from "../table/sentences";
import { troubleOf } from "../table/trouble";
import { endingHead, endingReason } from "./ending";
import { explanation } from "./explaining";
import { boundsSaid } from "./more-or-less";
import { dateOf, heading, leaderLine, movesLine, nameOf, nextName, plateOf, titleOf } from "./sentences";
import { duelEndLine, duelLines, lineView } from "./sudden-death";
import type { View } from "./view";

export function spoken(view: View): string {
  const trouble = troubleOf(view);
  if (view.slip) return view.slip;
  if (trouble) return `${trouble.head} ${trouble.help}`;
  const saved = view.state.saved.ok ? [] : [view.say("table.not_saved")];
  return [...now(view), ...saved].filter(Boolean).join(" ");
}

function now(view: View): string[] {
  const { say, step, state, verdict, seat, duel } = view;
  if (step === "over") return [`${endingHead(view)}.`, endingReason(view)];
  if (step === "begin") return [`${heading(view)}.`];
  if (verdict?.kind === "revealed") {
    const dates = verdict.cards.map((card) => `${titleOf(view, card)}: ${dateOf(view, card) || plateOf(view, card)}.`);
    const next = state.phase === "over" ? [] : [`${say("challenge.next", { what: nextName(view) })}.`];
    return [`${heading(view)}.`, ...dates, movesLine(view, verdict), ...explanation(view, verdict), `${leaderLine(view)}.`, ...next];
  }
  if (verdict?.kind === "called") return [say("challenge.exactly", { date: dateOf(view, verdict.card) }), verdict.ended ? duelEndLine(view, verdict.ended) : ""];
  if (verdict) {
    const line = lineView(view);
    const told = line.verdict && tell(line, line.verdict);
    return [`${told?.head ?? ""}.`, ...duelLines(view, line, verdict)];
  }
  const name = nameOf(view, duel?.to_play[0]);
  if (step === "place") return [`${say("challenge.head_sudden_death", { name })}.`, `${titleOf(view, duel?.card)}.`, say("challenge.a_miss", { name })];
  if (step === "call") {
    const { last } = state;
    const answer = last?.kind === "called" ? [`${nameOf(view, last.seat)}: ${last.label}. ${say(`challenge.answer_${last.answer}`)}.`] : [`${titleOf(view, duel?.card)}.`];
    return [...answer, `${say("challenge.head_more_or_less", { name })}.`, boundsSaid(view)];
  }
  if (step === "curtain") return [state.last?.kind === "locked" ? `${say("challenge.has_locked", { name: nameOf(view, state.last.seat) })}.` : "", `${say("challenge.pass_to", { name: nameOf(view, seat) })}.`];
  return [`${heading(view)}.`];
}
