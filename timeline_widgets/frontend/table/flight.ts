// Cards that leave: a misplaced card flies to the pile it goes to once its verdict was read.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Start {
  box: DOMRect;
  copy: HTMLElement;
}

/** While `visiting`, remembers how the visitor looks; when it has gone, a copy of it flies to the pile. */
export function useFlight(root: HTMLElement, visiting: boolean): RefObject<Start | null> {
  const start = useRef<Start | null>(null);
  useLayoutEffect(() => {
    if (visiting || !start.current) return;
    const { box, copy } = start.current;
    start.current = null;
    const goal = root.querySelector(".tw-pile-wrong .tw-stack")?.getBoundingClientRect();
    if (!goal || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frame = root.getBoundingClientRect();
    Object.assign(copy.style, { position: "absolute", left: `${box.left - frame.left}px`, top: `${box.top - frame.top}px`, width: `${box.width}px`, height: `${box.height}px`, transform: "none", zIndex: "9", pointerEvents: "none" });
    copy.setAttribute("aria-hidden", "true");
    root.querySelector(".tw-table")?.append(copy);
    const dx = goal.left + goal.width / 2 - (box.left + box.width / 2);
    const dy = goal.top + goal.height / 2 - (box.top + box.height / 2);
    const scale = goal.height / box.height;
    copy
      .animate([{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(3deg)`, opacity: 0.6 }], { duration: 420, easing: "cubic-bezier(.4, 0, .3, 1)" })
      .finished.catch(() => undefined)
      .then(() => copy.remove());
  }, [visiting, root]);
  return start;
}

/** Called before the verdict is put away: keeps the visitor's picture for the flight. */
export function rememberVisitor(root: HTMLElement, start: RefObject<Start | null>): void {
  const visitor = root.querySelector<HTMLElement>(".tw-visitor");
  if (visitor) start.current = { box: visitor.getBoundingClientRect(), copy: visitor.cloneNode(true) as HTMLElement };
}
