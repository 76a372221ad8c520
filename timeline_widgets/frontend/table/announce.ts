// What is said aloud, once, in the table's one live region. Choosing gaps is not: the radio's own name says it.
import { endingHead, endingReason } from "./ending";
import { heading, nameOf, roundNotice, tell, titleOf } from "./sentences";
import { troubleOf } from "./trouble";
import { stopped } from "../words";
import type { Hint } from "../wire";
import type { View } from "./view";

export function spoken(view: View, hurry: boolean): string {
  const { say, state, step } = view;
  if (hurry) return say("table.hurry");
  const trouble = troubleOf(view);
  if (trouble) return `${trouble.head} ${trouble.help}`;
  const saved = state.saved.ok ? [] : [say("table.not_saved")];
  return [...happened(view), ...saved].join(" ") || `${stopped(heading(view))} ${now(view)}`;

  function happened(of: View): string[] {
    if (step === "over") return [stopped(endingHead(of)), endingReason(of)];
    if (step !== "verdict" || !of.verdict) return [];
    const { head, lines } = tell(of, of.verdict);
    const drawn = of.verdict.drew;
    const title = drawn != null && !of.table.seats[of.verdict.seat]?.bot ? [stopped(titleOf(of, drawn))] : [];
    return [stopped(head), ...lines, ...title, roundNotice(of) ?? ""].filter(Boolean);
  }
}

function now(view: View): string {
  const { say, state, step, card } = view;
  const count = state.line.length + 1;
  if (step === "watch") return say("table.is_choosing", { name: nameOf(view, state.turn) });
  if (step === "choose") return say("table.choose_card");
  const hints = (state.hints ?? []).filter((hint) => hint.card === card);
  if (hints.length > 0) return (hints[hints.length - 1] as Hint).sentence;
  return `${say("table.where")} ${stopped(titleOf(view, card))} ${say("table.choose_gap", { count })}`;
}
