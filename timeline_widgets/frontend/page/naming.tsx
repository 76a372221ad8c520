// Who plays: a field for a name or a pseudonym, until the first move. Nobody has to write anything.
import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { Say } from "../words";

export interface NameField {
  label: string;
  value: string;
}

interface NamingProps {
  view: {
    say: Say;
    session: { alive: boolean; name(names: string[]): void };
    state: { naming?: NameField[] | null };
  };
  done?(): void; // the button was pressed
}

export function Naming({ view, done }: NamingProps): JSX.Element | null {
  const { say, session, state } = view;
  const fields = state.naming ?? [];
  const kept = fields.map((field) => field.value);
  const [texts, write] = useState(kept);
  const note = useId();
  useEffect(() => write(kept), [kept.join("\n")]);
  if (fields.length === 0) return null;
  const keep = () => {
    if (session.alive && texts.join("\n") !== kept.join("\n")) session.name(texts);
  };
  return (
    <form
      class="tw-notice tw-naming"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
        done?.();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) keep();
      }}
    >
      {fields.map(({ label }, at) => (
        <label key={at}>
          <span>{label}</span>
          <input
            type="text"
            maxLength={40}
            autoComplete="off"
            spellcheck={false}
            value={texts[at] ?? ""}
            aria-describedby={note}
            onInput={({ currentTarget: { value } }) => write(texts.map((text, n) => (n === at ? value : text)))}
            data-lm-suppress-shortcuts="true"
          />
        </label>
      ))}
      <button type="submit" class="tw-button" aria-disabled={!session.alive} data-lm-suppress-shortcuts="true">
        {say("table.keep_name")}
      </button>
      <p id={note}>{say("table.naming_note")}</p>
    </form>
  );
}
