// When the picture that a notebook shows without a kernel is brought up to date.
import { useEffect } from "preact/hooks";

/** The reader looks away - to the page's save button, another tab - or the game is over. */
export function useStill(root: HTMLElement, session: { keepStill(): void }, over: boolean): void {
  useEffect(() => {
    const leave = () => session.keepStill();
    const blur = (event: FocusEvent) => {
      // Without a target, what had the focus has only gone: a move is under way.
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) session.keepStill();
    };
    const hide = () => document.hidden && session.keepStill();
    root.addEventListener("pointerleave", leave);
    root.addEventListener("focusout", blur);
    document.addEventListener("visibilitychange", hide);
    return () => {
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("focusout", blur);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [root, session]);
  useEffect(() => {
    if (over) session.keepStill();
  }, [session, over]);
}
