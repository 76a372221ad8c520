// The end of the work: a file beside the notebook, a download, and the line that plays.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Notice } from "./notice";
import { Button, Field, copyText, quiet, useOwnId } from "./parts";
import type { BuilderSession } from "./session";
import type { Table } from "./wire";

export function Finish({ session, table }: { session: BuilderSession; table: Table }): JSX.Element {
  const { say } = session;
  const [name, setName] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const id = useOwnId();
  const file = name ?? table.saved ?? table.file;
  const cards = table.saved ? `read_cardset(${JSON.stringify(table.saved)})` : "builder.cardset";
  const spoken = table.language === "en" ? "" : `, language="${table.language}"`;
  const code = `from timeline_widgets import TimelineGame${table.saved ? ", read_cardset" : ""}\nTimelineGame(${cards}${spoken})`;
  const { left } = table.counts;
  return (
    <section class="twb-finish" aria-labelledby={id}>
      <h3 id={id}>{say("builder.finish_head")}</h3>
      <p class="twb-help">{left ? say("builder.left_not_saved", { count: left }) : say("builder.all_good")}</p>
      <div class="twb-save">
        <Field label={say("builder.file_label")} value={file} onText={setName} />
        <Button primary onClick={() => session.send({ type: "save", name: file })}>
          {say("builder.save")}
        </Button>
        <Button onClick={() => session.send({ type: "download" })}>{say("builder.download")}</Button>
      </div>
      <Notice session={session} place="end" />
      {table.saved ? <p class={table.fresh ? "twb-saved" : "twb-stale"}>{say(table.fresh ? "builder.saved" : "builder.changed_since", { name: table.saved })}</p> : null}
      <p>{say("builder.play_help")}</p>
      <div class="twb-code">
        <pre tabIndex={0} aria-label={say("builder.play_help")} {...quiet}>
          {code}
        </pre>
        <Button onClick={() => copyText(code, () => setCopied(true))}>{copied ? say("builder.copied") : say("builder.copy")}</Button>
      </div>
    </section>
  );
}
