// What went wrong with the move under way, told where the next step would stand.
import type { JSX } from "preact";
import { Sign } from "../art/glyphs";
import type { Session } from "../session";
import type { Say } from "../words";

/** The part of any game's view that this is about. */
export interface Troubled {
  say: Say;
  session: Pick<Session, "alive" | "late" | "refusal" | "isNote" | "hasLog" | "insist" | "dropRefusal" | "download">;
}

export interface Trouble {
  tone: "bad" | "warn";
  head: string;
  help: string;
  again: boolean; // the move can be sent once more
}

export function troubleOf({ session, say }: Troubled): Trouble | null {
  if (!session.alive) return { tone: "bad", head: say("table.dead"), help: say("table.dead_help"), again: false };
  if (session.late) return { tone: "warn", head: say("table.late"), help: say("table.late_help"), again: true };
  if (session.refusal !== null) return { tone: "warn", head: say(session.isNote ? "table.remark" : "table.not_made"), help: session.refusal, again: false };
  return null;
}

export function TroubleBar({ view, trouble }: { view: Troubled; trouble: Trouble }): JSX.Element {
  return (
    <>
      <span class={`tw-stamp tw-stamp-${trouble.tone}`}>
        <Sign name="warning" />
      </span>
      <div class="tw-say" tabIndex={-1} data-lm-suppress-shortcuts="true">
        <h3>{trouble.head}</h3>
        <p>{trouble.help}</p>
      </div>
      {trouble.again ? (
        <div class="tw-controls">
          <button type="button" class="tw-button tw-primary" onClick={() => view.session.insist()} data-lm-suppress-shortcuts="true">
            {view.say("table.send_again")}
          </button>
        </div>
      ) : trouble.tone === "bad" && view.session.hasLog ? (
        <div class="tw-controls">
          <button type="button" class="tw-button" onClick={() => view.session.download()} data-lm-suppress-shortcuts="true">
            {view.say("table.download")}
          </button>
        </div>
      ) : trouble.tone === "warn" ? (
        <div class="tw-controls">
          <button type="button" class="tw-button" onClick={() => view.session.dropRefusal()} data-lm-suppress-shortcuts="true">
            {view.say("table.understood")}
          </button>
        </div>
      ) : null}
    </>
  );
}
