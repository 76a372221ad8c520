// Plain number fields, for those who would rather type than turn wheels.
import type { JSX } from "preact";
import { shapeName, titleOf, wheelMeaning } from "./sentences";
import { Shape } from "./symbols";
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
    const text = (event.currentTarget as HTMLInputElement).value;
    if (trial.sign) view.setSign(/^\s*[-−–]/.test(text) ? "-" : "+");
    const digits = text.replace(/\D/g, "").slice(0, 4);
    const padded = digits.padStart(4, "0");
    [0, 1, 2, 3].forEach((wheel) => view.turn(wheel, digits === "" ? null : +(padded[wheel] ?? 0)));
  };
  return (
    <label class="tw-field tw-field-long">
      <span>{view.say(trial.sign ? "challenge.type_year" : "challenge.type_years")}</span>
      <input type="text" inputMode={trial.sign ? "text" : "numeric"} autoComplete="off" maxLength={6} defaultValue={written} onInput={type} readOnly={!view.free} data-lm-suppress-shortcuts="true" />
    </label>
  );
}
