// Dragging a card from the hand to a gap, for a mouse or a pen. Dropping only chooses; a finger scrolls.
import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "./view";

const SLACK_PX = 6;

export interface Dragged {
  card: number;
  x: number; // px from the table's left and top edge
  y: number;
  w: number;
  h: number;
}

export interface Drag {
  dragged: Dragged | null;
  grab(event: PointerEvent, card: number): void;
}

export function useDrag(view: View, root: HTMLElement): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef(view);
  latest.current = view;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const grab = (down: PointerEvent, card: number) => {
    if (down.pointerType === "touch" || down.button !== 0) return;
    const from = (down.currentTarget as HTMLElement).getBoundingClientRect();
    let moving = false;
    const move = (event: PointerEvent) => {
      if (!moving && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK_PX) return;
      if (!moving) latest.current.pickCard(card);
      moving = true;
      event.preventDefault();
      const frame = root.getBoundingClientRect();
      const x = event.clientX - (down.clientX - from.left) - frame.left;
      const y = event.clientY - (down.clientY - from.top) - frame.top;
      setDragged({ card, x, y, w: from.width, h: from.height });
      const gap = gapAt(root, event.clientX, event.clientY);
      if (gap !== null && gap !== latest.current.gap) latest.current.pickGap(gap);
    };
    const end = (event: PointerEvent) => {
      stop.current();
      if (moving) swallowClick();
      if (event.type === "pointercancel") latest.current.pickGap(null);
    };
    stop.current = () => {
      setDragged(null);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      stop.current = () => undefined;
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
  return { dragged, grab };
}

/** The gap nearest to a point over the line; null beside or under it. */
function gapAt(root: HTMLElement, x: number, y: number): number | null {
  const box = root.querySelector(".tw-scroller")?.getBoundingClientRect();
  if (!box || x < box.left || x > box.right || y < box.top - 60 || y > box.bottom) return null;
  let best: number | null = null;
  let least = Infinity;
  root.querySelectorAll<HTMLElement>(".tw-gap").forEach((gap, i) => {
    const area = gap.getBoundingClientRect();
    const distance = Math.abs(x - (area.left + area.width / 2));
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

/** The click that ends a drag is no press. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
