// A historical board: its wheels (or number fields), what they add up to, and the lock.
import type { JSX } from "preact";
import { Emblem } from "../art/emblems";
import { Sign as Mark } from "../art/glyphs";
import { Fields } from "./fields";
import { minus, nameOf, shapeName, spanOf, titleOf, wheelMeaning, wheelText, yearSaid } from "./sentences";
import { Shape } from "./symbols";
import type { View } from "./view";
import type { TrialState } from "./wire";
import { Wheel } from "./wheel";

export function Gadget({ view, trial }: { view: View; trial: TrialState }): JSX.Element {
  const { say, table, seat, typing, free, session } = view;
  const owner = table.seats[seat ?? 0];
  const blanks = view.wheels.filter((digit) => digit === null).length;
  return (
    <section class="tw-gadget" aria-label={say("challenge.board_of", { name: nameOf(view, seat) })}>
      <header>
        <Emblem number={owner?.emblem ?? 0} />
        <h3>{[say("challenge.board_of", { name: nameOf(view, seat) }), ...(owner?.members.length ? [`(${owner.members.join(", ")})`] : [])].join(" ")}</h3>
        {view.secret ? (
          <span class="tw-eyes">
            <Mark name="eye" />
            {say("challenge.your_eyes")}
          </span>
        ) : null}
      </header>
      <div class={`tw-dials tw-dials-${trial.kind}`} onKeyDown={typing ? undefined : toNeighbour}>
        {typing ? <Fields view={view} trial={trial} /> : <Wheels view={view} trial={trial} />}
      </div>
      <footer>
        <div class="tw-sum">
          <Sum view={view} trial={trial} />
          <p class={view.slip ? "tw-blanks tw-slip" : "tw-blanks"}>{view.slip ?? (blanks === 0 ? "" : say("challenge.blanks", { count: blanks }))}</p>
        </div>
        <button type="button" class="tw-gadget-switch" aria-pressed={typing} onClick={() => view.setTyping(!typing)} data-lm-suppress-shortcuts="true">
          {say("challenge.type_numbers")}
        </button>
        <button type="button" class="tw-lock" aria-disabled={!free} onClick={() => free && view.lock()} data-lm-suppress-shortcuts="true">
          <Mark name="lock" />
          {session.pending ? say("challenge.locking") : say("challenge.lock")}
        </button>
      </footer>
    </section>
  );
}

function Wheels({ view, trial }: { view: View; trial: TrialState }): JSX.Element {
  const { say, free } = view;
  const [low, high] = trial.wheel;
  const faces = Array.from({ length: high - low + 1 }, (_, i) => String(low + i));
  const places = trial.kind === "split" || trial.kind === "right_date";
  return (
    <>
      {trial.sign ? (
        <Wheel
          name={shapeName(view, 4)}
          text={say(view.sign === "-" ? "challenge.minus" : "challenge.plus")}
          faces={["+", "−"]}
          at={view.sign === "-" ? 1 : 0}
          active={view.active === 4}
          free={free}
          top={<span class="tw-sign-mark">±</span>}
          caption={say("challenge.digit_sign")}
          less={say("challenge.turn_down", { wheel: shapeName(view, 4) })}
          more={say("challenge.turn_up", { wheel: shapeName(view, 4) })}
          set={(at) => view.setSign(at === 1 ? "-" : "+")}
          lacks={() => view.setSlip(say("challenge.no_such_sign"))}
          activate={() => view.activate(4)}
        />
      ) : null}
      {view.wheels.map((digit, wheel) => {
        const shape = shapeName(view, wheel);
        const meaning = places ? say(`challenge.digit_${1000 / 10 ** wheel}`) : wheelMeaning(view, trial.kind, digit);
        const about = trial.cards.length === 4 ? titleOf(view, trial.cards[wheel]) : places ? meaning : "";
        return (
          <Wheel
            key={wheel}
            name={about ? `${shape}: ${about}` : shape}
            text={wheelText(view, trial.kind, digit)}
            faces={faces}
            at={digit === null ? null : digit - low}
            active={view.active === wheel}
            free={free}
            top={<Shape wheel={wheel} />}
            caption={digit === null && !places ? say("challenge.blank") : meaning}
            less={say("challenge.turn_down", { wheel: shape })}
            more={say("challenge.turn_up", { wheel: shape })}
            set={(at) => view.turn(wheel, at === null ? null : at + low)}
            lacks={() => view.setSlip(say("challenge.no_such_digit", { low, high }))}
            activate={() => view.activate(wheel)}
          />
        );
      })}
    </>
  );
}

/** Left and right go from wheel to wheel. */
function toNeighbour(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const drums = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".tw-drum")];
  drums[drums.indexOf(event.target as HTMLElement) + by]?.focus();
}

/** What the wheels say together. */
function Sum({ view, trial }: { view: View; trial: TrialState }): JSX.Element | null {
  const { say, wheels } = view;
  if (trial.kind === "bet") {
    const stakes = [...new Set(wheels)].filter((digit) => digit !== null).sort((a, b) => a - b);
    return (
      <ul class="tw-stakes">
        {stakes.map((space) => (
          <li key={space}>{say("challenge.stake", { steps: wheels.filter((digit) => digit === space).length, space, span: spanOf(view, space) })}</li>
        ))}
      </ul>
    );
  }
  if (trial.kind !== "split" && trial.kind !== "right_date") return null;
  if (wheels.every((digit) => digit === null)) return null;
  const whole = wheels.every((digit) => digit !== null);
  const number = whole ? Number(wheels.join("")) : null;
  const shown = wheels.map((digit) => digit ?? "·").join("");
  return (
    <p class="tw-readout">
      <b>{trial.kind === "split" ? shown : `${minus(view.sign ?? "+")}${shown}`}</b>{" "}
      {number === null ? "" : trial.kind === "split" ? say("challenge.years_apart", { count: number }) : number === 0 ? say("challenge.no_year_zero") : say("challenge.the_year", { year: yearSaid(view, view.sign === "-" ? -number : number) })}
    </p>
  );
}
