// A computer player moves when a view that has nothing left to read asks for it, after a moment to look.
import { useEffect } from "preact/hooks";
import type { View } from "./view";

const THINKING_MS = 700;

export function useComputer({ session, state, step, table, free }: View): void {
  const due = step === "watch" && free && state.turn !== null && table.seats[state.turn]?.bot === true;
  useEffect(() => {
    if (!due) return;
    const thinking = setTimeout(() => session.wakeComputer(), THINKING_MS);
    return () => clearTimeout(thinking);
  }, [due, state.ply]);
}
