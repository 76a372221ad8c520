// Scrolling of a line that is wider than the table.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LineLayout } from "../layout/density";

/** Where the line is scrolled to, kept so that the focus is in the middle when it changes. */
export function useScroll(box: RefObject<HTMLDivElement | null>, focus: number | null, layout: LineLayout, inner: number): [number, boolean] {
  const [scroll, setScroll] = useState(0);
  const [still, setStill] = useState(true);
  const begun = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const middle = focus ?? (begun.current ? null : layout.total / 2);
    if (middle !== null) element.scrollTo({ left: middle - inner / 2, behavior: begun.current ? smoothly() : "instant" });
    begun.current = true;
    setScroll(element.scrollLeft);
  }, [focus, layout.total, inner]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout>;
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setStill(true);
        setScroll(element.scrollLeft);
      });
      clearTimeout(rest);
      rest = setTimeout(() => setStill(false), 120);
    };
    setStill(false);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      element.removeEventListener("scroll", follow);
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, []);
  return [scroll, still];
}

export function smoothly(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
