// Which column holds what.
import type { JSX } from "preact";
import { listed } from "../words";
import { Button, quiet, useOwnId } from "./parts";
import type { BuilderSession } from "./session";
import type { Table } from "./wire";

const USUAL = ["title", "date", "theme", "text", "image", "alt", "source", "year", "month", "day", "era", "end", "position", "label", "episode", "language", "id"];

export function Columns({ session, table }: { session: BuilderSession; table: Table }): JSX.Element {
  const { say } = session;
  const id = useOwnId();
  const unclear = table.guessed || table.lacking.length > 0;
  const used = table.columns.map((column) => column.role);
  const roles = [...USUAL, ...table.roles.filter((role) => !USUAL.includes(role) && used.includes(role))];
  const lacking = listed(table.lacking.map((role) => say(`builder.role_${role}`)), table.language);
  return (
    <details class={`twb-panel${unclear ? " twb-asks" : ""}`} open={unclear}>
      <summary {...quiet}>
        <h3>{say("builder.columns_head")}</h3>
        <span class="twb-brief">
          {table.columns
            .filter((column) => column.role)
            .map((column) => `${column.name} → ${say(`builder.role_${column.role}`)}`)
            .join(" · ")}
        </span>
      </summary>
      <p class="twb-help">{table.lacking.length ? say("builder.columns_lacking", { roles: lacking }) : say(table.guessed ? "builder.columns_guessed" : "builder.columns_help")}</p>
      <div class="twb-columns">
        {table.columns.map((column, at) => (
          <span key={at} class="twb-field">
            <label for={`${id}${at}`}>
              <span class="tw-hidden">{say("builder.column_role", { column: column.name })}</span>
              <span aria-hidden="true">{column.name}</span>
            </label>
            <select id={`${id}${at}`} value={column.role ?? ""} onChange={(event) => session.send({ type: "role", column: at, role: event.currentTarget.value || null })} {...quiet}>
              <option value="">{say("builder.role_none")}</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {say(`builder.role_${role}`)}
                </option>
              ))}
            </select>
            <span class="twb-sample">{table.rows.find((row) => row.cells[at])?.cells[at] ?? ""}</span>
          </span>
        ))}
      </div>
      {table.guessed && table.lacking.length === 0 ? <Button onClick={() => session.send({ type: "columns_right" })}>{say("builder.columns_right")}</Button> : null}
    </details>
  );
}
