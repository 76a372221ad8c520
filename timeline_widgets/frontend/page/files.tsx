// What can be taken away at any time, and brought back: the score log, and each student's answers.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../words";

const LARGEST_LOG = 5_000_000; // bytes; a larger message would drop the connection silently

export interface Keeper {
  alive: boolean;
  hasLog: boolean;
  download(form?: string): void;
  resume(log?: ArrayBuffer): void;
}

interface FilesProps {
  view: { say: Say; session: Keeper; table: { forms?: string[] } };
}

/** A button for the score log and one for each kind of score file. */
export function Downloads({ view }: FilesProps): JSX.Element {
  const { say, session, table } = view;
  const press = (form: string) => () => session.alive && session.download(form);
  return (
    <>
      <button type="button" class="tw-button" aria-disabled={!session.hasLog} onClick={() => session.hasLog && session.download()} data-lm-suppress-shortcuts="true">
        {say("table.download")}
      </button>
      {(table.forms ?? []).map((form) => (
        <button key={form} type="button" class="tw-button" aria-disabled={!session.alive} onClick={press(form)} data-lm-suppress-shortcuts="true">
          {say(`table.download_${form}`)}
        </button>
      ))}
    </>
  );
}

/** Goes on from a score log on the reader's disk. */
export function OpenLog({ view }: FilesProps): JSX.Element {
  const { say, session } = view;
  const [tooLarge, setTooLarge] = useState(false);
  const open = async (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be chosen again
    setTooLarge(file !== undefined && file.size > LARGEST_LOG);
    if (file && file.size <= LARGEST_LOG) session.resume(await file.arrayBuffer());
  };
  return (
    <>
      <label class="tw-button tw-file">
        <input type="file" accept=".jsonl" onChange={open} data-lm-suppress-shortcuts="true" />
        <span class="tw-ring" />
        {say("table.open_log")}
      </label>
      {tooLarge ? <p>{say("table.log_too_large")}</p> : null}
    </>
  );
}
