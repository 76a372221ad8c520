// A row of the table with what it was read as, what to look at, and the card that it makes.
import type { JSX } from "preact";
import { Sign } from "../art/glyphs";
import { Dated, Front } from "../table/card";
import { Cell } from "./cell";
import { Button, Files, PICTURES, quiet, useOwnId } from "./parts";
import type { BuilderSession } from "./session";
import { SIGNS } from "./summary";
import type { Problem, Row, Table } from "./wire";

interface Props {
  session: BuilderSession;
  table: Table;
  row: Row;
  shown: number[]; // the columns that stand in the table itself
  open: boolean;
  onOpen: () => void;
  onHome: (id: string) => void; // where the focus goes if what has it disappears
}

export function TableRow(props: Props): JSX.Element {
  const { session, table, row, shown, open } = props;
  const { say } = session;
  const id = useOwnId();
  const number = String(row.row);
  const faulty = (column: number) => row.problems.some((problem) => problem.column === column && problem.kind !== "warning");
  const problems = row.problems.length ? `${id}p` : undefined;
  const cell = (column: number, place: "row" | "more") => (
    <Cell
      session={session}
      row={row}
      column={column}
      place={place}
      faulty={faulty(column)}
      describedBy={row.problems.some((problem) => problem.column === column) ? problems : undefined}
      label={say("builder.cell_label", { column: table.columns[column]?.name ?? "", row: number })}
    />
  );
  return (
    <>
      <tr role="row" class={`twb-row twb-is-${row.standing}`} id={`${id}r`}>
        <th role="rowheader" scope="row">
          <span class="twb-number">{number}</span>
          {row.standing === "blank" ? null : (
            <span class={`twb-key twb-${row.standing}`}>
              <Sign name={SIGNS[row.standing]} />
            </span>
          )}
          <span class="tw-hidden">{say(`builder.standing_${row.standing}`)}</span>
        </th>
        {shown.map((column) => (
          <td role="cell" key={column} class={`twb-of-${table.columns[column]?.role === "title" ? "title" : "date"}`}>
            <span class="twb-name" aria-hidden="true">
              {table.columns[column]?.name}
            </span>
            {cell(column, "row")}
          </td>
        ))}
        <td role="cell" class="twb-check">
          {row.face?.back ? <p class="twb-read">{row.face.back.spoken}</p> : null}
          {row.standing === "blank" ? (
            <p class="twb-blank" aria-hidden="true">
              {say("builder.standing_blank")}
            </p>
          ) : null}
          {row.problems.length ? (
            <ul id={problems}>
              {row.problems.map((problem, at) => (
                <li key={at} class={`twb-kind-${problem.kind}`}>
                  {problem.sentence}
                  <Use {...props} problem={problem} home={`${id}b`} />
                </li>
              ))}
            </ul>
          ) : null}
        </td>
        <td role="cell" class="twb-actions">
          <span>
            <button type="button" id={`${id}b`} class="tw-button twb-small" aria-expanded={open} aria-label={say("builder.card_of", { row: number })} onClick={props.onOpen} {...quiet}>
              {say("builder.head_card")}
            </button>
            <button type="button" class="tw-button twb-small twb-remove" aria-label={say("builder.remove", { row: number })} onClick={() => session.send({ type: "remove", key: row.key })} {...quiet}>
              <Sign name="cross" />
            </button>
          </span>
        </td>
      </tr>
      {open ? (
        <tr role="row" class="twb-more">
          <td role="cell" colSpan={shown.length + 3}>
            <Preview session={session} row={row} />
            <div class="twb-others">
              {table.columns.map((column, at) =>
                shown.includes(at) ? null : (
                  <div key={at} class="twb-field">
                    <span aria-hidden="true" class="twb-label">
                      {column.name}
                    </span>
                    {cell(at, "more")}
                  </div>
                ),
              )}
              <Files label={say("builder.row_picture")} accept={PICTURES} onFiles={([file]) => file && session.uploadRowPicture(row.key, file)} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Use(props: Props & { problem: Problem; home: string }): JSX.Element | null {
  const { session, row, problem } = props;
  const { mend, column } = problem;
  if (mend === null || column === null) return null;
  const { say } = session;
  return (
    <Button
      class="twb-small twb-use"
      label={say("builder.use_in_row", { mend, row: String(row.row) })}
      onClick={() => {
        props.onHome(props.home);
        session.send({ type: "use", key: row.key, column, text: mend });
      }}
    >
      {say("builder.use", { mend })}
    </Button>
  );
}

/** Both sides of the card as students will see them. */
function Preview({ session, row }: { session: BuilderSession; row: Row }): JSX.Element {
  const { say } = session;
  const { face } = row;
  if (!face) return <p class="twb-help">{say("builder.no_card_yet")}</p>;
  const back = face.back;
  return (
    <div class="twb-faces">
      <figure>
        <Front session={session} face={face} />
        <p class="tw-hidden">{face.title}</p>
        <figcaption>{say("builder.front")}</figcaption>
      </figure>
      {back ? (
        <figure>
          <Dated session={session} face={face} plate={back.plate} />
          <figcaption>{say("builder.back")}</figcaption>
        </figure>
      ) : null}
      {back && (back.text || back.source) ? (
        <div class="twb-told">
          {back.text ? <p>{back.text}</p> : null}
          {back.source ? <p class="twb-help">{back.source}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
