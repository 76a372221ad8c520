// Between two players: the backs of the boards, and whose turn it is to look. Nothing of an answer is in the page.
import type { JSX, RefObject } from "preact";
import { Emblem } from "../art/emblems";
import { Others } from "./others";
import { nameOf } from "./sentences";
import type { View } from "./view";

export function Curtain({ view, main }: { view: View; main: RefObject<HTMLButtonElement | null> }): JSX.Element | null {
  const { say, seat, table } = view;
  if (seat === null) return null;
  const { members, emblem } = table.seats[seat] ?? { members: [], emblem: 0 };
  return (
    <section class="tw-curtain" aria-label={say("challenge.curtain")}>
      <Emblem number={emblem} />
      <h3>{say("challenge.pass_to", { name: nameOf(view, seat) })}</h3>
      <p>{members.length ? members.join(", ") : say("challenge.face_down")}</p>
      <button ref={main} type="button" class="tw-lock" onClick={() => view.open(seat)} data-lm-suppress-shortcuts="true">
        {say("challenge.i_am", { name: nameOf(view, seat) })}
      </button>
      <Others view={view} />
    </section>
  );
}
