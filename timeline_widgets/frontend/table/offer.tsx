// A game of the same people that was broken off: take it up, or play the new one.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Sign } from "../art/glyphs";
import type { Resume, Table } from "../wire";
import type { Say } from "../words";

interface OfferProps {
  view: {
    say: Say;
    session: { resume(): void };
    state: { match: string; ply: number; resume?: Resume | null };
    table: Pick<Table, "language">;
  };
}

export function Offer({ view }: OfferProps): JSX.Element | null {
  const { say, session, state, table } = view;
  const [declined, decline] = useState("");
  if (!state.resume || state.ply > 0 || declined === state.match) return null;
  const when = new Date(state.resume.at).toLocaleString(table.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div class="tw-notice tw-offer">
      <Sign name="flag" />
      <p>{say("table.broken_off", { count: state.resume.moves, when })}</p>
      <button type="button" class="tw-button tw-primary" onClick={() => session.resume()} data-lm-suppress-shortcuts="true">
        {say("table.take_up")}
      </button>
      <button type="button" class="tw-button" onClick={() => decline(state.match)} data-lm-suppress-shortcuts="true">
        {say("table.play_new")}
      </button>
    </div>
  );
}
