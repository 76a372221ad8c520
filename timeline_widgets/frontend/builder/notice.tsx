// What went wrong, and what to do: a refusal, a kernel that is busy, a kernel that is gone. It stands where the
// reader is at work, since a notebook scrolls what is above out of sight.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Sign } from "../art/glyphs";
import { offer } from "../link";
import { listed } from "../words";
import { Button, copyText } from "./parts";
import type { BuilderSession, Place } from "./session";

export function Notice({ session, place }: { session: BuilderSession; place: Place }): JSX.Element | null {
  const { say, state } = session;
  if (!session.alive) return <Gone session={session} />;
  if (session.place !== place) return null;
  const sentence = session.refusal ?? (session.late ? say("builder.late") : null);
  if (sentence === null) return null;
  return (
    <div class="twb-notice twb-warns" key={state.version}>
      <Sign name="warning" />
      <div>
        {session.refusal === null ? null : <h3>{say("builder.not_done")}</h3>}
        <p>{sentence}</p>
      </div>
      {session.refusal === null ? null : <Button onClick={() => session.refuse(null)}>{say("builder.understood")}</Button>}
    </div>
  );
}

function Gone({ session }: { session: BuilderSession }): JSX.Element {
  const { say, state, copy } = session;
  const [copied, setCopied] = useState(false);
  const edits = session.unanswered.map((edit) => {
    const row = state.stage === "table" ? state.rows.find((each) => each.key === edit.key)?.row : undefined;
    const column = state.stage === "table" ? state.columns[edit.column]?.name : undefined;
    return say("builder.edit", { row: String(row ?? "?"), column: column ?? "?", text: edit.text });
  });
  return (
    <div class="twb-notice twb-fails">
      <Sign name="warning" />
      <div>
        <h3>{say("builder.dead")}</h3>
        <p>{say("builder.dead_help")}</p>
        {edits.length ? <p>{say("builder.not_taken", { edits: listed(edits, state.language) })}</p> : null}
      </div>
      <span class="twb-buttons">
        <Button primary onClick={() => copyText(copy, () => setCopied(true))}>
          {copied ? say("builder.copied") : say("builder.copy_table")}
        </Button>
        <Button onClick={() => offer(state.file, new Blob(["\ufeff", copy], { type: "text/csv" }))}>{say("builder.download_table")}</Button>
      </span>
    </div>
  );
}
