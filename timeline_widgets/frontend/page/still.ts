// When the picture that a notebook shows without a kernel is brought up to date.
import { useEffect } from "preact/hooks";

/** The reader looks away - to the page's save button, another tab - or the game is over. */
export function useStill(root: HTMLElement, session: { keepStill(): void }, over: boolean): void {
  useEffect(() => {
    const leave = (event: FocusEvent | PointerEvent) => {
      if (!root.contains(event.relatedTarget as Node | null)) session.keepStill();
    };
    const hide = () => document.hidden && session.keepStill();
    root.addEventListener("pointerleave", leave);
    root.addEventListener("focusout", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("focusout", leave);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [root, session]);
  useEffect(() => {
    if (over) session.keepStill();
  }, [session, over]);
}
