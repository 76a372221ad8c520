// A banner above the stage while the score log cannot be written: the game goes on, the log can be taken away.
import type { JSX } from "preact";
import { Sign } from "../art/glyphs";
import type { State } from "../wire";
import type { Say } from "../words";

interface NotSavedProps {
  view: { say: Say; session: { download(): void }; state: Pick<State, "saved"> };
}

export function NotSaved({ view }: NotSavedProps): JSX.Element | null {
  const { say, session, state } = view;
  if (state.saved.ok) return null;
  return (
    <div class="tw-notice">
      <Sign name="warning" />
      <p>
        <b>{say("table.not_saved")}</b> {state.saved.reason ?? ""}
      </p>
      <button type="button" class="tw-button" onClick={() => session.download()} data-lm-suppress-shortcuts="true">
        {say("table.download")}
      </button>
    </div>
  );
}
