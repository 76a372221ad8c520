// The builder's screen: where the table comes from, how it stands, its rows, and the way to a game.
import type { JSX } from "preact";
import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { useKeptFocus } from "../page/kept-focus";
import { Columns } from "./columns";
import { DatesPicture } from "./dates";
import { Filters } from "./filters";
import { Finish } from "./finish";
import { Notice } from "./notice";
import { Button, Field } from "./parts";
import { Rows } from "./rows";
import type { BuilderSession } from "./session";
import { Start } from "./start";
import { FactBoxes, Summary } from "./summary";
import type { Table } from "./wire";

export function Screen({ session, root }: { session: BuilderSession; root: HTMLElement }): JSX.Element {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => session.watch(() => redraw(undefined)), [session]); // before anything can change
  const [openedAt, setOpenedAt] = useState<number | null>(null); // the version at which another table was asked for
  const home = useRef<string | null>(null);
  const { state, say } = session;
  useKeptFocus(root, state.stage, () => {
    const to = (home.current && document.getElementById(home.current)) || root.querySelector<HTMLElement>(".twb-undo") || root.querySelector<HTMLElement>("input");
    home.current = null;
    to?.focus();
  });
  const another = openedAt !== null && !(state.version > openedAt && session.place === "top");
  const said = session.refusal ?? state.said;
  return (
    <div class="twb">
      <header class="twb-header">
        <p class="tw-round">{say("builder.overline")}</p>
        <Field class="twb-title" label={say("builder.title_label")} hint={say("builder.title_hint")} value={state.title} off={!session.alive} onText={(title) => session.send({ type: "title", title })} />
        {state.stage === "table" ? (
          <span class="twb-buttons">
            <Button class="twb-undo" disabled={state.undo === null} onClick={() => session.send({ type: "undo" })}>
              {state.undo === null ? say("builder.undo_nothing") : say("builder.undo", { step: state.undo })}
            </Button>
            <Button open={another} onClick={() => setOpenedAt(another ? null : state.version)}>{say("builder.other_table")}</Button>
          </span>
        ) : null}
      </header>
      <Notice session={session} place="top" />
      {state.stage === "empty" || another ? <Start session={session} /> : null}
      {state.stage === "table" ? <Work session={session} table={state} onHome={(id) => (home.current = id)} /> : null}
      <p class="tw-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

function Work({ session, table, onHome }: { session: BuilderSession; table: Table; onHome: (id: string) => void }): JSX.Element {
  const { say } = session;
  return (
    <>
      <Summary session={session} table={table} />
      {table.facts ? (
        <div class="twb-glance">
          <FactBoxes session={session} facts={table.facts} />
          {table.dates ? <DatesPicture session={session} dates={table.dates} /> : null}
        </div>
      ) : null}
      <Columns session={session} table={table} key={`columns${table.guessed || table.lacking.length > 0}`} />
      {table.problems.length ? (
        <section class="twb-whole">
          <h3>{say("builder.table_problems")}</h3>
          <ul>
            {table.problems.map((problem, at) => (
              <li key={at}>{problem.sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section class="twb-rows">
        <h3>{say("builder.rows_head")}</h3>
        <Filters session={session} table={table} />
        <Notice session={session} place="rows" />
        <Rows session={session} table={table} onHome={onHome} />
      </section>
      {table.facts ? <Finish session={session} table={table} /> : null}
    </>
  );
}
