// Whose turn it is, the round, and the players with what is left in their hands.
import type { JSX } from "preact";
import { Emblem } from "../art/emblems";
import { Sign } from "../art/glyphs";
import type { FullScreen } from "../page/size";
import type { Practice } from "../wire";
import type { View } from "./view";
import { heading } from "./sentences";

interface HeaderProps {
  view: View;
  full: FullScreen | null;
  more: { open: boolean; toggle(): void };
}

export function Header({ view, full, more }: HeaderProps): JSX.Element {
  const { say, state, table } = view;
  const team = table.seats[shownTurn(view) ?? -1]?.members ?? [];
  const round = [
    table.seats.length === 1 ? say("table.practice") : "",
    state.practice ? "" : state.phase === "final" ? say("table.final_round") : say("table.round", { round: state.round }),
  ].filter(Boolean);
  return (
    <div class="tw-header">
      <div class="tw-turn">
        <p class="tw-round">
          {round.join(" · ")}
          <span class="tw-roomy"> · {say("table.on_the_line", { count: state.line.length })}</span>
          {team.length > 1 ? ` · ${team.join(", ")}` : ""}
        </p>
        <h2>{heading(view)}</h2>
      </div>
      {state.practice ? <Progress view={view} practice={state.practice} /> : table.seats.length > 1 || table.options.hints ? <Players view={view} /> : null}
      <button type="button" class="tw-icon-button tw-more-button" aria-label={say("table.more")} aria-expanded={more.open} onClick={more.toggle} data-lm-suppress-shortcuts="true">
        <Sign name="dots" />
      </button>
      {full ? (
        <button type="button" class="tw-icon-button tw-full-button" aria-label={full.on ? say("table.leave_full_screen") : say("table.full_screen")} onClick={full.toggle} data-lm-suppress-shortcuts="true">
          <Sign name={full.on ? "shrink" : "expand"} />
        </button>
      ) : null}
    </div>
  );
}

/** How practice goes: the streak, the best one, the lives that are left. */
function Progress({ view, practice }: { view: View; practice: Practice }): JSX.Element {
  const { say } = view;
  return (
    <dl class="tw-progress">
      <div>
        <dt>{say("table.streak")}</dt>
        <dd>{practice.streak}</dd>
      </div>
      <div>
        <dt>{say("table.best")}</dt>
        <dd>{practice.best}</dd>
      </div>
      {practice.lives === null ? null : (
        <div>
          <dt>{say("table.lives")}</dt>
          <dd>
            <Sign name="heart" />
            {practice.lives}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Players({ view }: { view: View }): JSX.Element {
  const { table, state } = view;
  const crowded = table.seats.length > 4 ? " tw-crowded" : "";
  return (
    <ol class={`tw-players${crowded}`} aria-label={view.say("table.players")}>
      {table.seats.map((_, seat) => (
        <Player key={seat} view={view} seat={seat} now={state.phase !== "over" && shownTurn(view) === seat} />
      ))}
    </ol>
  );
}

/** While a verdict is read, the mover is still the one in the light. Nobody moves by leaving. */
export function shownTurn({ verdict, state }: View): number | null {
  return verdict && verdict.kind !== "withdrew" ? verdict.seat : state.turn;
}

/** With a real minus, which is as wide as a figure. */
function signed(score: number): string {
  return score < 0 ? `\u2212${-score}` : String(score);
}

function Player({ view, seat, now }: { view: View; seat: number; now: boolean }): JSX.Element {
  const { table, state, say } = view;
  const { name, emblem } = table.seats[seat] ?? { name: "", emblem: 0 };
  const { hand, status } = state.seats[seat] ?? { hand: [], status: "in" };
  const won = table.seats.length > 1 && (state.outcome?.winners.includes(seat) ?? false);
  const gone = status === "out" || status === "withdrawn";
  const score = table.options.hints ? state.scores?.[seat] : undefined; // points matter where hints cost some
  const points = score === undefined ? null : say("table.points", { count: score });
  const word = won
    ? say("table.wins")
    : status === "withdrawn"
      ? say("table.has_left")
      : gone
        ? say("table.out")
        : hand.length === 0
          ? say("table.done")
          : null;
  return (
    <li class={`tw-player${now ? " tw-now" : ""}${gone ? " tw-gone" : ""}${won ? " tw-won" : ""}`} aria-current={now ? "true" : undefined}>
      <Emblem number={emblem} />
      <span class="tw-name">{name}</span>
      <span class="tw-pips" aria-hidden="true">
        {word ? <b>{word}</b> : (
          <>
            {hand.slice(0, hand.length > 6 ? 1 : 6).map((card) => <i key={card} />)}
            <b>{hand.length}</b>
          </>
        )}
        {score === undefined ? null : (
          <em>
            <Sign name="star" />
            <bdi dir="ltr">{signed(score)}</bdi>
          </em>
        )}
      </span>
      <span class="tw-hidden">
        {`, ${word ?? say("table.cards_left", { count: hand.length })}${points ? `, ${points}` : ""}${now ? `, ${say("table.playing_now")}` : ""}`}
      </span>
    </li>
  );
}
