// Who plays, asked in the bar until the first card is chosen: one name at once, several on a press.
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Naming } from "../page/naming";
import type { View } from "./view";

export function WhoPlays({ view }: { view: View }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const done = () => {
    button.current?.focus(); // what was pressed goes away
    setOpen(false);
  };
  const fields = view.state.naming?.length ?? 0;
  if (fields < 2) return <Naming view={view} />;
  return (
    <>
      <div class="tw-controls">
        <button ref={button} type="button" class="tw-button" aria-expanded={open} onClick={() => setOpen(!open)} data-lm-suppress-shortcuts="true">
          {view.say("table.who_plays")}
        </button>
      </div>
      {open ? <Naming view={view} done={done} /> : null}
    </>
  );
}
