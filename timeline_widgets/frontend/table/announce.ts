// What is said aloud, once, in the table's one live region. Choosing gaps is not: the radio's own name says it.
import { endingHead, endingReason } from "./ending";
import { heading, nameOf, roundNotice, tell, titleOf } from "./sentences";
import type { View } from "./view";

export function spoken(view: View): string {
  const { say, session, state, step } = view;
  if (!session.alive) return `${say("table.dead")} ${say("table.dead_help")}`;
  if (session.late) return `${say("table.late")} ${say("table.late_help")}`;
  if (session.refusal !== null) return session.refusal;
  const saved = state.saved.ok ? [] : [say("table.not_saved")];
  return [...happened(view), ...saved].join(" ") || `${heading(view)}. ${now(view)}`;

  function happened(of: View): string[] {
    if (step === "over") return [`${endingHead(of)}.`, endingReason(of)];
    if (step !== "verdict" || !of.verdict) return [];
    const { head, lines } = tell(of, of.verdict);
    const drawn = of.verdict.drew;
    const title = drawn != null && !of.table.seats[of.verdict.seat]?.bot ? [`${titleOf(of, drawn)}.`] : [];
    return [`${head}.`, ...lines, ...title, roundNotice(of) ?? ""].filter(Boolean);
  }
}

function now(view: View): string {
  const { say, state, step, card } = view;
  const count = state.line.length + 1;
  if (step === "watch") return say("table.is_choosing", { name: nameOf(view, state.turn) });
  if (step === "choose") return say("table.choose_card");
  return `${say("table.where")} ${say("table.choose_gap", { title: titleOf(view, card), count })}`;
}
