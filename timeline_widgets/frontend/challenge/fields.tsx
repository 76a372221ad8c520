// Plain number fields, for those who would rather type than turn wheels.
import type { JSX } from "preact";
import { eraOf, shapeName, titleOf, wheelMeaning } from "./sentences";
import { Shape } from "./symbols";
import { readNumber } from "./typed-number";
import type { View } from "./view";
import type { TrialState } from "./wire";

export function Fields({ view, trial }: { view: View; trial: TrialState }): JSX.Element {
  if (trial.kind === "split" || trial.kind === "right_date") return <Number4 view={view} trial={trial} />;
  const [low, high] = trial.wheel;
  return (
    <>
      {view.wheels.map((digit, wheel) => {
        const about = trial.cards.length === 4 ? `: ${titleOf(view, trial.cards[wheel])}` : "";
        const type = (event: Event) => {
          const field = event.currentTarget as HTMLInputElement;
          const typed = field.value.replace(/\D/g, "").slice(-1);
          const fits = typed !== "" && +typed >= low && +typed <= high;
          view.turn(wheel, fits ? +typed : null);
          if (field.value !== "" && !fits) view.setSlip(view.say("challenge.no_such_digit", { low, high }));
          field.value = fits ? typed : "";
        };
        return (
          <label key={wheel} class="tw-wheel tw-field">
            <span class="tw-wheel-top">
              <Shape wheel={wheel} />
            </span>
            <input type="text" inputMode="numeric" autoComplete="off" maxLength={2} value={digit ?? ""} aria-label={`${shapeName(view, wheel)}${about}, ${low}–${high}`} onInput={type} onFocus={() => view.activate(wheel)} readOnly={!view.free} data-lm-suppress-shortcuts="true" />
            <span class="tw-wheel-caption">{wheelMeaning(view, trial.kind, digit)}</span>
          </label>
        );
      })}
    </>
  );
}

/** One field for all four wheels, and for the sign. The wheels keep leading zeros; so does the field. */
function Number4({ view, trial }: { view: View; trial: TrialState }): JSX.Element {
  const written = `${trial.sign && view.sign === "-" ? "−" : ""}${view.wheels.every((digit) => digit !== null) ? String(+view.wheels.join("")) : ""}`;
  const type = (event: Event) => {
    const typed = readNumber((event.currentTarget as HTMLInputElement).value, trial.sign ? eraOf(view) : undefined);
    if (typed.kind === "number") view.dial([...String(typed.value).padStart(4, "0")].map(Number), trial.sign ? (typed.minus ? "-" : "+") : null);
    else view.dial([null, null, null, null], null);
    if (typed.kind === "wrong") view.setSlip(view.say(trial.sign ? "challenge.not_a_year" : "challenge.not_a_number"));
  };
  return (
    <label class="tw-field tw-field-long">
      <span>{view.say(trial.sign ? "challenge.type_year" : "challenge.type_years")}</span>
      <input type="text" inputMode={trial.sign ? "text" : "numeric"} autoComplete="off" maxLength={16} defaultValue={written} onInput={type} readOnly={!view.free} data-lm-suppress-shortcuts="true" />
    </label>
  );
}
