// At the end: what won the steps, each kind of Trial and Challenge that was played, seat by seat.
import type { JSX } from "preact";
import { nameOf } from "./sentences";
import { Glyph } from "./symbols";
import type { View } from "./view";

const KINDS = ["timeline_4", "bet", "split", "right_date", "combination", "sudden_death", "more_or_less"] as const;

export function StepsWon({ view, order }: { view: View; order: number[] }): JSX.Element {
  const { say, state } = view;
  const steps = state.outcome?.steps ?? {};
  const kinds = KINDS.filter((kind) => steps[kind]);
  return (
    <table class="tw-steps-won">
      <caption>{say("challenge.steps_won")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("challenge.player")}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              <span class={`tw-trial-badge tw-trial-${kind}`}>
                <Glyph name={kind} />
              </span>
              <span class="tw-hidden">{say(`challenge.name_${kind}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat}>
            <th scope="row">{nameOf(view, seat)}</th>
            {kinds.map((kind) => (
              <td key={kind} class={steps[kind]?.[seat] ? "" : "tw-none"}>{steps[kind]?.[seat] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
