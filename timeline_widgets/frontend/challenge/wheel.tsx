// One wheel of a historical board: a spin button that turns by key, press or drag, and wraps around.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Sign as Mark } from "../art/glyphs";

export const BLANK_FACE = "·";

export interface WheelProps {
  name: string; // its shape, and the card it is about
  text: string; // what it shows, read out
  faces: string[]; // from the lowest to the highest
  at: number | null; // index of the face that shows; null is blank
  active: boolean;
  free: boolean;
  top: JSX.Element; // its symbol
  caption: string;
  less: string; // names of its two buttons
  more: string;
  set(at: number | null): void;
  lacks(): void; // a digit was typed that it has not
  activate(): void;
}

const STEP_PX = 24;

export function Wheel(props: WheelProps): JSX.Element {
  const { faces, at, free } = props;
  const latest = useRef(props);
  latest.current = props;
  const turn = (by: number) => latest.current.free && latest.current.set(turned(latest.current.at, by, faces.length));
  const face = (index: number | null) => (index === null ? BLANK_FACE : faces[index] ?? BLANK_FACE);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = event.key === "-" || event.key === "−" ? "−" : event.key;
    const digit = faces.indexOf(typed);
    const to = digit >= 0 ? digit : { ArrowUp: turned(at, 1, faces.length), ArrowDown: turned(at, -1, faces.length), Home: 0, End: faces.length - 1, Backspace: null, Delete: null }[event.key];
    if (to === undefined) {
      if (/^\d$/.test(event.key) && free) props.lacks();
      return;
    }
    event.preventDefault();
    if (free) props.set(to);
  };
  const arrow = (by: 1 | -1, name: string) => (
    <button type="button" class={`tw-nudge tw-nudge-${by > 0 ? "up" : "down"}`} tabIndex={-1} aria-label={name} aria-disabled={!free} onClick={() => turn(by)} data-lm-suppress-shortcuts="true">
      <Mark name={by > 0 ? "after" : "before"} />
    </button>
  );
  return (
    <div class={`tw-wheel${props.active ? " tw-active" : ""}`}>
      <span class="tw-wheel-top" aria-hidden="true">{props.top}</span>
      {arrow(1, props.more)}
      <div
        class="tw-drum"
        role="spinbutton"
        tabIndex={0}
        aria-label={props.name}
        aria-valuemin={0}
        aria-valuemax={faces.length - 1}
        aria-valuenow={at ?? undefined}
        aria-valuetext={props.text}
        aria-disabled={!free}
        onKeyDown={press}
        onFocus={props.activate}
        onPointerDown={(event) => drag(event, turn)}
        data-lm-suppress-shortcuts="true"
      >
        <span aria-hidden="true">{face(turned(at, 1, faces.length))}</span>
        <b aria-hidden="true">{face(at)}</b>
        <span aria-hidden="true">{face(turned(at, -1, faces.length))}</span>
      </div>
      {arrow(-1, props.less)}
      <span class="tw-wheel-caption" aria-hidden="true">{props.caption}</span>
    </div>
  );
}

/** The face after so many turns; a blank wheel begins at the lowest, or backwards at the highest. */
export function turned(at: number | null, by: number, faces: number): number {
  if (at === null) return by > 0 ? 0 : faces - 1;
  return (at + by + faces) % faces;
}

/** Dragging a drum down brings the faces above it into view; a press on its edge turns it once. */
function drag(down: PointerEvent, turn: (by: number) => void): void {
  if (down.button !== 0) return;
  const drum = down.currentTarget as HTMLElement;
  const box = drum.getBoundingClientRect();
  let from = down.clientY;
  let moved = false;
  const move = (event: PointerEvent) => {
    const by = Math.trunc((event.clientY - from) / STEP_PX);
    if (by === 0) return;
    moved = true;
    from += by * STEP_PX;
    for (let i = 0; i < Math.abs(by); i++) turn(Math.sign(by));
  };
  const end = (event: PointerEvent) => {
    drum.removeEventListener("pointermove", move);
    drum.removeEventListener("pointerup", end);
    drum.removeEventListener("pointercancel", end);
    if (moved || event.type === "pointercancel") return;
    const share = (event.clientY - box.top) / box.height;
    if (share < 0.3) turn(1);
    else if (share > 0.7) turn(-1);
  };
  drum.setPointerCapture(down.pointerId);
  drum.addEventListener("pointermove", move);
  drum.addEventListener("pointerup", end);
  drum.addEventListener("pointercancel", end);
}
