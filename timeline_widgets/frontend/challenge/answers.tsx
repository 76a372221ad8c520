// The table of everybody's wheels: a tick or a cross on each, the steps, and from where to where.
import type { JSX } from "preact";
import { Emblem } from "../art/emblems";
import { Sign } from "../art/glyphs";
import { minus, nameOf, placeOf, shapeName } from "./sentences";
import { Shape } from "./symbols";
import type { View } from "./view";
import type { Answer, Revealed } from "./wire";

export function Answers({ view, reveal }: { view: View; reveal: Revealed }): JSX.Element {
  const { say } = view;
  const signed = reveal.trial === "right_date";
  const split = reveal.trial === "split";
  return (
    <table class={`tw-answers tw-answers-${reveal.trial}`}>
      <thead>
        <tr>
          <th scope="col">{say("challenge.player")}</th>
          {split ? (
            <th scope="col" colSpan={4} class="tw-apart">{say("challenge.apart")}</th>
          ) : (
            <>
              {signed ? (
                <th scope="col">
                  <span aria-hidden="true">±</span>
                  <span class="tw-hidden">{shapeName(view, 4)}</span>
                </th>
              ) : null}
              {[0, 1, 2, 3].map((wheel) => (
                <th key={wheel} scope="col">
                  <Shape wheel={wheel} />
                  <span class="tw-hidden">{shapeName(view, wheel)}</span>
                </th>
              ))}
            </>
          )}
          {split ? <th scope="col">{say("challenge.off_by")}</th> : null}
          <th scope="col" class="tw-moves">{say("challenge.steps")}</th>
        </tr>
      </thead>
      <tbody>
        {reveal.answers.map((answer, seat) => (
          <Row key={seat} view={view} reveal={reveal} answer={answer} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  view: View;
  reveal: Revealed;
  answer: Answer;
  seat: number;
}

function Row({ view, reveal, answer, seat }: RowProps): JSX.Element {
  const { say, table } = view;
  const cancelled = answer.sign_right === false;
  const split = reveal.trial === "split";
  const best = split && answer.steps > 0;
  const moved = answer.to - answer.from;
  return (
    <tr class={`${cancelled ? "tw-cancelled" : ""}${best ? " tw-closest" : ""}`}>
      <th scope="row">
        <Emblem number={table.seats[seat]?.emblem ?? 0} />
        <span>{nameOf(view, seat)}</span>
      </th>
      {answer.sign_right === null ? null : (
        <td>
          <Tile view={view} text={answer.sign ? minus(answer.sign) : "·"} mark={answer.sign_right} />
          {cancelled ? <em class="tw-cancel">{say("challenge.wrong_sign")}</em> : null}
        </td>
      )}
      {answer.wheels.map((digit, wheel) => (
        <td key={wheel}>
          <Tile view={view} text={digit === null ? "·" : String(digit)} blank={digit === null} mark={split || cancelled ? null : answer.marks[wheel] ?? false} />
        </td>
      ))}
      {split ? (
        <td class="tw-off">
          {answer.miss === null ? say("challenge.no_answer") : String(answer.miss)}
          {best ? <b>{say("challenge.closest")}</b> : null}
        </td>
      ) : null}
      <td class="tw-moves">
        <b class={moved > 0 ? "" : "tw-none"}>{moved > 0 ? `+${moved}` : "0"}</b>
        <span>
          <span aria-hidden="true">{`${answer.from} → ${answer.to}`}</span>
          <span class="tw-hidden">{say("challenge.from_to", { from: placeOf(view, answer.from), to: placeOf(view, answer.to) })}</span>
        </span>
      </td>
    </tr>
  );
}

function Tile({ view, text, mark, blank }: { view: View; text: string; mark: boolean | null; blank?: boolean }): JSX.Element {
  const tone = mark === null ? "" : mark ? " tw-tile-right" : " tw-tile-wrong";
  return (
    <span class={`tw-tile${tone}`}>
      {blank ? <span class="tw-hidden">{view.say("challenge.blank")}</span> : null}
      <span aria-hidden={blank ? "true" : undefined}>{text}</span>
      {mark === null ? null : (
        <i>
          <Sign name={mark ? "tick" : "cross"} />
          <span class="tw-hidden">{view.say(mark ? "challenge.right" : "challenge.wrong")}</span>
        </i>
      )}
    </span>
  );
}
