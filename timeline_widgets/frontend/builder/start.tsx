// Where a table comes from: a file, the clipboard, or the keyboard.
import type { JSX, TargetedClipboardEvent, TargetedDragEvent } from "preact";
import { useState } from "preact/hooks";
import { Button, Files, quiet, useOwnId } from "./parts";
import { MOST_MB, type BuilderSession } from "./session";

const TABLES = ".csv,.tsv,.txt,.xlsx,.xls,.ods,.json";

export function Start({ session }: { session: BuilderSession }): JSX.Element {
  const { say } = session;
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const id = useOwnId();
  const upload = (files: File[]) => {
    const [file] = files;
    if (file) session.upload(file);
  };
  const paste = (event: TargetedClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (event.currentTarget.value || !/[\n\t]/.test(pasted)) return;
    event.preventDefault(); // a large table is not worth drawing as text
    if (pasted.length < 100_000) setText(pasted);
    session.paste(pasted);
  };
  const drop = (event: TargetedDragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    upload([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    <section
      class={`twb-start${over ? " twb-over" : ""}`}
      aria-labelledby={`${id}h`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3 id={`${id}h`}>{say("builder.start_head")}</h3>
      <p class="twb-help">{say("builder.start_help")}</p>
      <div class="twb-ways">
        <div class="twb-way">
          <Files primary label={say("builder.upload")} accept={TABLES} onFiles={upload} />
          <p class="twb-help">{say("builder.upload_help", { most: MOST_MB })}</p>
        </div>
        <div class="twb-way twb-paste">
          <label for={id}>{say("builder.paste_label")}</label>
          <p class="twb-help" id={`${id}p`}>
            {say("builder.paste_help")}
          </p>
          <textarea id={id} rows={4} value={text} aria-describedby={`${id}p`} onPaste={paste} onInput={(event) => setText(event.currentTarget.value)} {...quiet} />
          {text.trim() ? <Button onClick={() => session.paste(text)}>{say("builder.paste_read")}</Button> : null}
        </div>
        <div class="twb-way">
          <Button onClick={() => session.send({ type: "blank" })}>{say("builder.type")}</Button>
          <p class="twb-help">{say("builder.type_help")}</p>
        </div>
      </div>
    </section>
  );
}
