// The rows of one page, and the way to the others.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Files, PICTURES, useOwnId } from "./parts";
import { TableRow } from "./row";
import type { BuilderSession } from "./session";
import type { Table } from "./wire";

const IN_THE_TABLE = ["title", "date", "day", "month", "year", "era", "position"];

export function Rows({ session, table, onHome }: { session: BuilderSession; table: Table; onHome: (id: string) => void }): JSX.Element {
  const { say } = session;
  const [open, setOpen] = useState<number | null>(null);
  const id = useOwnId();
  const { first, size, total } = table.page;
  const now = say("builder.page_now", { first: Math.min(first + 1, total), last: Math.min(first + size, total), total });
  const named = IN_THE_TABLE.map((role) => table.columns.findIndex((column) => column.role === role)).filter((column) => column >= 0);
  const shown = named.length > 1 ? named : table.columns.map((_, at) => at).slice(0, 3);
  const turn = (to: number) => session.send({ type: "page", first: to });
  return (
    <>
      <p class="twb-help">{say("builder.rows_help")}</p>
      {total ? (
        <table role="table" class="twb-table" aria-labelledby={id}>
          <caption id={id}>{now}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" class="twb-head-row">
                {say("builder.head_row")}
              </th>
              {shown.map((column) => (
                <th role="columnheader" scope="col" key={column} class={table.columns[column]?.role === "title" ? "twb-head-title" : "twb-head-date"}>
                  {table.columns[column]?.name}
                </th>
              ))}
              <th role="columnheader" scope="col" class="twb-head-check">
                {say("builder.head_check")}
              </th>
              <th role="columnheader" scope="col" class="twb-head-card">
                {say("builder.head_card")}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {table.rows.map((row) => (
              <TableRow key={row.key} session={session} table={table} row={row} shown={shown} open={open === row.key} onOpen={() => setOpen(open === row.key ? null : row.key)} onHome={onHome} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>{say("builder.no_rows")}</p>
      )}
      <div class="twb-pager">
        <span class="twb-buttons">
          <Button onClick={() => session.send({ type: "add" })}>{say("builder.add_row")}</Button>
          <Files many label={say("builder.pictures")} accept={PICTURES} onFiles={(files) => session.uploadPictures(files)} />
        </span>
        {total > size ? (
          <span class="twb-turn">
            <Button disabled={first === 0} onClick={() => turn(first - size)}>
              {say("builder.page_before")}
            </Button>
            <span>{now}</span>
            <Button disabled={first + size >= total} onClick={() => turn(first + size)}>
              {say("builder.page_after")}
            </Button>
          </span>
        ) : null}
      </div>
    </>
  );
}
