// How large a view is, and whether it fills the screen.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** Width of a part of the table and type size, followed as the page changes. */
export function useSize(root: HTMLElement, part = ".tw-stage"): [number, number] {
  const [size, setSize] = useState<[number, number]>([780, 14]);
  useLayoutEffect(() => {
    const probe = root.querySelector<HTMLElement>(".tw-probe");
    const update = () => {
      const width = (root.querySelector(part) ?? root).clientWidth;
      const unit = probe?.offsetWidth ? probe.getBoundingClientRect().width / 10 : 14;
      if (width > 0) setSize((was) => (was[0] === width && was[1] === unit ? was : [width, unit]));
    };
    const observer = new ResizeObserver(update);
    observer.observe(root);
    const inner = root.querySelector(part);
    if (inner) observer.observe(inner);
    if (probe) observer.observe(probe);
    update();
    return () => observer.disconnect();
  }, [root]);
  return size;
}

export interface FullScreen {
  on: boolean;
  toggle(): void;
}

export function useFullScreen(root: HTMLElement): FullScreen | null {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const update = () => setOn(document.fullscreenElement === root);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [root]);
  if (!document.fullscreenEnabled) return null;
  return { on, toggle: () => void (on ? document.exitFullscreen() : root.requestFullscreen()).catch(() => undefined) }; // a page may forbid it
}
