// Focus that is never lost as a table changes.
import { useLayoutEffect, useRef } from "preact/hooks";

/** When a step takes away what had the focus, the focus goes where the step is continued. */
export function useKeptFocus(root: HTMLElement, moment: string, restore: () => void): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const enter = () => (inside.current = true);
    const leave = (event: FocusEvent) => {
      const from = event.target as Node;
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) inside.current = false;
      else if (!event.relatedTarget && root.contains(from) && document.hasFocus()) queueMicrotask(() => (inside.current = !root.contains(from) || inside.current));
    };
    root.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    return () => {
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    };
  }, [root]);
  const before = useRef(moment);
  const focused = () => (root.getRootNode() as Document | ShadowRoot).activeElement;
  if (before.current !== moment && continues(moment)) {
    // The step leads the focus on: to take it away together with an element would lay out the page twice.
    const active = focused();
    if (inside.current && root.contains(active)) (active as HTMLElement).blur();
  }
  useLayoutEffect(() => {
    const active = focused();
    before.current = moment;
    if (inside.current && (active === null || active === document.body)) restore();
  });
}

/** A verdict and what follows it draw the focus; choosing a card or a gap does not. */
function continues(moment: string): boolean {
  return !/^(pick|aim)/.test(moment);
}
