// Who has locked and who is to come: take an answer back, or let somebody else go first.
import type { JSX } from "preact";
import { Emblem } from "../art/emblems";
import { Sign } from "../art/glyphs";
import type { View } from "./view";

export function Others({ view }: { view: View }): JSX.Element | null {
  const { say, table, state, seat, free, session } = view;
  if (table.seats.every(({ bot }, i) => bot || i === seat)) return null;
  return (
    <ul class="tw-others" aria-label={say("challenge.others")}>
      {table.seats.map(({ name, emblem, bot }, i) => {
        if (i === seat || bot) return null;
        const locked = state.trial?.locked[i] === true;
        return (
          <li key={i}>
            <button type="button" class="tw-other" aria-disabled={!free} onClick={() => free && (locked ? session.unlock(i) : view.choose(i))} data-lm-suppress-shortcuts="true">
              <Emblem number={emblem} />
              {locked ? <Sign name="lock" /> : null}
              <span>{say(locked ? "challenge.take_back" : "challenge.go_first", { name })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
