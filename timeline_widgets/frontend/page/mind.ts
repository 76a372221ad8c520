// What one view of a game has in mind: the state it shows, and what was chosen in it.
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";

interface Watched<State, Table> {
  state: State;
  table: Table;
  watch(watcher: () => void): () => void;
}

/** A mind that begins with the state that there is, `take`s each one that comes, and is changed by the view. */
export function useMind<Mind extends object, State, Table>(
  session: Watched<State, Table>,
  begin: (state: State) => Mind,
  take: (mind: Mind, state: State, table: Table) => void,
): [Mind, (values: Partial<Mind>) => void] {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const held = useRef<Mind>(undefined);
  const mind = (held.current ??= begin(session.state));
  useLayoutEffect(
    () =>
      session.watch(() => {
        take(mind, session.state, session.table);
        redraw(undefined);
      }),
    [session, mind],
  );
  const change = (values: Partial<Mind>) => {
    Object.assign(mind, values);
    redraw(undefined);
  };
  return [mind, change];
}
