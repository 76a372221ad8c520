// How the table stands: ready, worth a look, left out; how many cards there are and how many can play.
import type { JSX } from "preact";
import { Sign, type SignName } from "../art/glyphs";
import type { BuilderSession } from "./session";
import { quiet, useOwnId } from "./parts";
import type { Facts, Show, Table } from "./wire";

export const SIGNS: Record<Exclude<Show, "all">, SignName> = { ready: "tick", look: "eye", left: "cross" };
const SHOWN: Show[] = ["all", "ready", "look", "left"];

export function Summary({ session, table }: { session: BuilderSession; table: Table }): JSX.Element {
  const { say } = session;
  const { counts, filter } = table;
  const id = useOwnId();
  const rows = counts.ready + counts.look + counts.left + counts.blank;
  const count = (show: Show) => (show === "all" ? rows : counts[show]);
  return (
    <>
      <div class="twb-bar" aria-hidden="true">
        {(["ready", "look", "left"] as const).map((show) => (counts[show] ? <span key={show} class={`twb-part twb-${show}`} style={{ flexGrow: counts[show] }} /> : null))}
      </div>
      <fieldset class="twb-show">
        <legend class="tw-hidden">{say("builder.show_label")}</legend>
        {SHOWN.map((show) => (
          <label key={show} class={filter.show === show ? "twb-shown" : ""}>
            <input type="radio" name={id} checked={filter.show === show} onChange={() => session.send({ type: "filter", ...filter, show })} {...quiet} />
            {show === "all" ? null : (
              <span class={`twb-key twb-${show}`}>
                <Sign name={SIGNS[show]} />
              </span>
            )}
            <b>{count(show)}</b> <span>{say(`builder.show_${show}`)}</span>
            <span class="tw-ring" />
          </label>
        ))}
      </fieldset>
    </>
  );
}

export function FactBoxes({ session, facts }: { session: BuilderSession; facts: Facts }): JSX.Element {
  const { say } = session;
  const upTo = (most: number) => (most === 2 ? "2" : say("builder.range", { first: "2", last: String(most) }));
  return (
    <dl class="twb-facts">
      <div>
        <dd>{facts.cards}</dd>
        <dt>{say("builder.fact_cards")}</dt>
      </div>
      {facts.first === null || facts.last === null ? null : (
        <div>
          <dd>{facts.first === facts.last ? facts.first : say("builder.range", { first: facts.first, last: facts.last })}</dd>
          <dt>{say("builder.fact_range")}</dt>
        </div>
      )}
      <div>
        <dd>{facts.players ? upTo(facts.players) : "–"}</dd>
        <dt>{facts.players ? say("builder.fact_players") : say("builder.fact_too_few", { needed: facts.needed })}</dt>
      </div>
      <div>
        <dd>{facts.challengers ? upTo(facts.challengers) : "–"}</dd>
        <dt>{facts.challengers ? say("builder.fact_challenge") : say("builder.fact_no_challenge")}</dt>
      </div>
    </dl>
  );
}
