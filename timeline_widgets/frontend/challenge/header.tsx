// What is being played, the heading of now, and the players.
import type { JSX } from "preact";
import { Emblem } from "../art/emblems";
import { Sign } from "../art/glyphs";
import type { FullScreen } from "../page/size";
import { duelKind, heading, kicker, placeOf } from "./sentences";
import { Glyph, type GlyphName } from "./symbols";
import type { View } from "./view";

interface HeaderProps {
  view: View;
  full: FullScreen | null;
  more: { open: boolean; toggle(): void };
}

export function Header({ view, full, more }: HeaderProps): JSX.Element {
  const kind = playing(view);
  return (
    <div class="tw-header">
      <span class={`tw-trial-badge tw-trial-${kind}`}>
        <Glyph name={kind} />
      </span>
      <div class="tw-turn">
        <p class="tw-round">{kicker(view)}</p>
        <h2>{heading(view)}</h2>
      </div>
      <ol class={view.table.seats.length > 4 ? "tw-players tw-five" : "tw-players"} aria-label={view.say("table.players")}>
        {view.table.seats.map((_, seat) => (
          <Player key={seat} view={view} seat={seat} />
        ))}
      </ol>
      <button type="button" class="tw-icon-button tw-more-button" aria-label={view.say("table.more")} aria-expanded={more.open} onClick={more.toggle} data-lm-suppress-shortcuts="true">
        <Sign name="dots" />
      </button>
      {full ? (
        <button type="button" class="tw-icon-button" aria-label={full.on ? view.say("table.leave_full_screen") : view.say("table.full_screen")} onClick={full.toggle} data-lm-suppress-shortcuts="true">
          <Sign name={full.on ? "shrink" : "expand"} />
        </button>
      ) : null}
    </div>
  );
}

/** The Trial or Challenge on the screen. */
export function playing(view: View): GlyphName {
  const { state, verdict, step } = view;
  if (verdict?.kind === "revealed") return verdict.trial;
  if (step === "over") return "finish";
  return duelKind(view) ?? state.trial?.kind ?? "finish";
}

function Player({ view, seat }: { view: View; seat: number }): JSX.Element {
  const { table, state, step, say, duel, verdict } = view;
  const { name, emblem, members } = table.seats[seat] ?? { name: "", emblem: 0, members: [] };
  const answering = step === "dial" || step === "curtain" || (step === "watch" && !duel);
  const locked = answering && state.trial?.locked[seat] === true;
  const playsDuel = (step === "place" || step === "call" || step === "watch") && duel?.to_play[0] === seat;
  const now = (step === "dial" && view.seat === seat) || playsDuel || (step === "verdict" && verdict?.kind !== "revealed" && verdict?.seat === seat);
  const won = step === "over" && state.outcome?.winners.includes(seat);
  const word = won
    ? say("table.wins")
    : answering
      ? locked
        ? say("challenge.locked")
        : step === "dial" && view.seat === seat
          ? say("challenge.turning")
          : say("challenge.to_come")
      : placeOf(view, state.positions[seat] ?? 0);
  return (
    <li class={`tw-player${now ? " tw-now" : ""}${won ? " tw-won" : ""}`} aria-current={now ? "true" : undefined} title={members.length ? members.join(", ") : undefined}>
      <Emblem number={emblem} />
      <span class="tw-name">{name}</span>
      <span class="tw-hidden">, </span>
      <span class="tw-pips">
        {locked ? <Sign name="lock" /> : null}
        {word}
      </span>
    </li>
  );
}
