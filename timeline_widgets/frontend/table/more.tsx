// What is seldom needed: the score log out and in, and what a teacher may do to the turn.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { FullScreen } from "../page/size";
import { nameOf } from "./sentences";
import type { View } from "./view";

const LARGEST_LOG = 5_000_000; // bytes; a larger message would drop the connection silently

export function More({ view, full }: { view: View; full: FullScreen | null }): JSX.Element {
  const { say, session } = view;
  const [tooLarge, setTooLarge] = useState(false);
  const open = async (event: Event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    setTooLarge(file !== undefined && file.size > LARGEST_LOG);
    if (file && file.size <= LARGEST_LOG) session.resume(await file.arrayBuffer());
  };
  return (
    <section class="tw-more-panel" aria-label={say("table.more")}>
      <button type="button" class="tw-button" onClick={() => session.download()} data-lm-suppress-shortcuts="true">
        {say("table.download")}
      </button>
      <label class="tw-button tw-file">
        <input type="file" accept=".jsonl" onChange={open} data-lm-suppress-shortcuts="true" />
        <span class="tw-ring" />
        {say("table.open_log")}
      </label>
      {full ? (
        <button type="button" class="tw-button tw-narrow-only" onClick={full.toggle} data-lm-suppress-shortcuts="true">
          {say(full.on ? "table.leave_full_screen" : "table.full_screen")}
        </button>
      ) : null}
      {tooLarge ? <p>{say("table.log_too_large")}</p> : null}
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
