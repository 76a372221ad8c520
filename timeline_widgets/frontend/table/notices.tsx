// Banners above the stage: nobody answers, the move was refused, it is not saved, the round's turn of events.
import type { ComponentChildren, JSX } from "preact";
import { Sign, type SignName } from "../art/glyphs";
import { roundNotice } from "./sentences";
import type { View } from "./view";

export function Notices({ view }: { view: View }): JSX.Element {
  const { say, session, state } = view;
  const round = roundNotice(view);
  return (
    <>
      {!session.alive ? (
        <Notice tone="bad" sign="warning">
          <p>
            <b>{say("table.dead")}</b> {say("table.dead_help")}
          </p>
        </Notice>
      ) : session.late ? (
        <Notice tone="warn" sign="warning">
          <p>
            <b>{say("table.late")}</b> {say("table.late_help")}
          </p>
          <button type="button" class="tw-button" onClick={() => session.insist()} data-lm-suppress-shortcuts="true">
            {say("table.send_again")}
          </button>
        </Notice>
      ) : null}
      {session.refusal === null ? null : (
        <Notice tone="warn" sign="warning">
          <p>{session.refusal}</p>
          <button type="button" class="tw-button" onClick={() => session.dropRefusal()} data-lm-suppress-shortcuts="true">
            {say("table.close")}
          </button>
        </Notice>
      )}
      {state.saved.ok ? null : (
        <Notice tone="warn" sign="warning">
          <p>
            <b>{say("table.not_saved")}</b> {state.saved.reason ?? ""}
          </p>
          <button type="button" class="tw-button" onClick={() => session.download()} data-lm-suppress-shortcuts="true">
            {say("table.download")}
          </button>
        </Notice>
      )}
      {round === null ? null : (
        <Notice tone="plain" sign="flag">
          <p>{round}</p>
        </Notice>
      )}
    </>
  );
}

function Notice({ tone, sign, children }: { tone: "bad" | "warn" | "plain"; sign: SignName; children: ComponentChildren }): JSX.Element {
  return (
    <div class={`tw-notice tw-notice-${tone}`}>
      <Sign name={sign} />
      {children}
    </div>
  );
}
