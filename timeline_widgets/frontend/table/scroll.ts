// Scrolling of a line that is wider than the table.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { clamp, type LineLayout } from "../layout/density";

/** Where the line is scrolled to, kept so that the focus is in the middle when it changes. */
export function useScroll(box: RefObject<HTMLDivElement | null>, focus: number | null, layout: LineLayout, inner: number): [number, boolean] {
  const [scroll, setScroll] = useState(0);
  const [still, setStill] = useState(true);
  const was = useRef({ inner: 0, total: 0 });
  useLayoutEffect(() => {
    const { inner: oldInner, total: oldTotal } = was.current;
    was.current = { inner, total: layout.total };
    const resized = inner !== oldInner;
    const share = oldInner ? (scroll + oldInner / 2) / oldTotal : 0.5;
    const middle = focus ?? (resized ? share * layout.total : null);
    if (middle === null) return;
    const behavior = resized ? "instant" : smoothly();
    const left = clamp(middle - inner / 2, 0, layout.total - inner);
    if (behavior === "instant") setScroll(left);
    const frame = requestAnimationFrame(() => box.current?.scrollTo({ left, behavior })); // no layout before the frame
    return () => cancelAnimationFrame(frame);
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
