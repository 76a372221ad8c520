// What is seldom needed: files out and in, and what a teacher may do to the turn.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Downloads, OpenLog } from "../page/files";
import { Naming } from "../page/naming";
import { nameOf } from "./sentences";
import type { View } from "./view";

export function More({ view }: { view: View }): JSX.Element {
  return (
    <section class="tw-more-panel" aria-label={view.say("table.more")}>
      <Downloads view={view} />
      <OpenLog view={view} />
      {view.step === "pick" || view.step === "aim" ? <Naming view={view} /> : null}
      {view.table.options.withdraw && view.state.phase !== "over" ? <TeacherMoves view={view} /> : null}
    </section>
  );
}

/** Skip a turn, withdraw a player (ruling T17). Withdrawing asks once more. */
function TeacherMoves({ view }: { view: View }): JSX.Element {
  const { say, session, state, table, free } = view;
  const [leaving, setLeaving] = useState<number | null>(null);
  const playing = table.seats.map((_, seat) => seat).filter((seat) => ["in", "finalist"].includes(state.seats[seat]?.status ?? ""));
  const withdraw = (seat: number) => {
    if (leaving === seat) session.withdraw(seat);
    setLeaving(leaving === seat ? null : seat);
  };
  return (
    <>
      <button type="button" class="tw-button" aria-disabled={!free} onClick={() => free && session.skip()} data-lm-suppress-shortcuts="true">
        {say("table.skip_turn", { name: nameOf(view, state.turn) })}
      </button>
      {playing.map((seat) => (
        <button key={seat} type="button" class="tw-button" aria-disabled={!free} onClick={() => free && withdraw(seat)} data-lm-suppress-shortcuts="true">
          {say(leaving === seat ? "table.withdraw_again" : "table.withdraw", { name: nameOf(view, seat) })}
        </button>
      ))}
    </>
  );
}
