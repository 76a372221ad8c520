// Which rows are looked at: by theme, period and words.
import type { JSX } from "preact";
import { Button, Field, quiet, useOwnId } from "./parts";
import type { BuilderSession } from "./session";
import type { Filter, Table } from "./wire";

const NONE: Filter = { show: "all", theme: "", since: "", until: "", words: "" };

export function Filters({ session, table }: { session: BuilderSession; table: Table }): JSX.Element {
  const { say } = session;
  const { filter } = table;
  const id = useOwnId();
  const change = (part: Partial<Filter>) => session.send({ type: "filter", ...filter, ...part });
  const narrowed = Object.values(filter).join("") !== "all";
  return (
    <div class="twb-filters">
      <Field label={say("builder.find")} value={filter.words} onText={(words) => change({ words })} />
      {table.themes.length ? (
        <span class="twb-field">
          <label for={id}>{say("builder.filter_theme")}</label>
          <select id={id} value={filter.theme} onChange={(event) => change({ theme: event.currentTarget.value })} {...quiet}>
            <option value="">{say("builder.any_theme")}</option>
            {table.themes.map((theme) => (
              <option key={theme.name} value={theme.name}>
                {`${theme.name} (${theme.count})`}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      <Field class="twb-year" label={say("builder.since")} value={filter.since} onText={(since) => change({ since })} />
      <Field class="twb-year" label={say("builder.until")} value={filter.until} onText={(until) => change({ until })} />
      {narrowed ? <Button onClick={() => session.send({ type: "filter", ...NONE })}>{say("builder.clear")}</Button> : null}
    </div>
  );
}
