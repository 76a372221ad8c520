// A cell that is mended in place: Enter takes it and goes down, the arrows go up and down, Escape takes nothing.
import type { JSX, TargetedKeyboardEvent } from "preact";
import { quiet, useDraft } from "./parts";
import type { BuilderSession } from "./session";
import type { Row } from "./wire";

/** Where the focus goes from a cell, if there is a cell. */
function neighbour(cell: HTMLElement, step: number): HTMLElement | undefined {
  const cells = [...(cell.closest("tbody")?.querySelectorAll<HTMLElement>(`[data-column="${cell.dataset.column}"][data-place="${cell.dataset.place}"]`) ?? [])];
  return cells[cells.indexOf(cell) + step];
}

export function Cell(props: { session: BuilderSession; row: Row; column: number; label: string; place: "row" | "more"; faulty: boolean; describedBy?: string | undefined }): JSX.Element {
  const { session, row, column } = props;
  const text = row.cells[column] ?? "";
  const draft = useDraft(text, (typed) => session.send({ type: "cell", key: row.key, column, text: typed }));
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLTextAreaElement>) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const cell = event.currentTarget;
    if (event.key === "Escape") draft.drop();
    else if (event.key === "Enter") {
      event.preventDefault(); // a card's text has one line
      const next = neighbour(cell, event.shiftKey ? -1 : 1);
      if (next) next.focus();
      else draft.give();
    } else if (props.place === "row" && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const down = event.key === "ArrowDown";
      const atEdge = down ? cell.selectionEnd === cell.value.length : cell.selectionStart === 0;
      const next = neighbour(cell, down ? 1 : -1);
      if (!next || !(atEdge || cell.scrollHeight < 50)) return;
      event.preventDefault();
      next.focus();
    }
  };
  return (
    <textarea
      class={`twb-cell${props.faulty ? " twb-faulty" : ""}`}
      rows={Math.min(4, Math.max(1, Math.ceil(draft.text.length / (column === 0 ? 30 : 24))))}
      data-column={column}
      data-place={props.place}
      aria-label={props.label}
      aria-invalid={props.faulty || undefined}
      aria-describedby={props.describedBy}
      value={draft.text}
      readOnly={!session.alive}
      spellcheck={false}
      onInput={draft.onInput}
      onBlur={draft.give}
      onKeyDown={onKeyDown}
      {...quiet}
    />
  );
}
