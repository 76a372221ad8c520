// One view of the table: puts the parts together, keeps the focus, and says what happens.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { measure } from "../layout/measures";
import type { Session } from "../session";
import { Action } from "./action";
import { spoken } from "./announce";
import { Front } from "./card";
import { useDrag } from "./drag";
import { Ending } from "./ending";
import { rememberVisitor, useFlight } from "./flight";
import { Hand } from "./hand";
import { Header, type FullScreen } from "./header";
import { NotSaved } from "./not-saved";
import { Stage } from "./stage";
import { troubleOf } from "./trouble";
import { useView } from "./view";

let views = 0;

export function GameTable({ session, root }: { session: Session; root: HTMLElement }): JSX.Element {
  const seen = useView(session);
  const flight = useFlight(root, seen.verdict?.kind === "misplaced");
  const view = {
    ...seen,
    next() {
      rememberVisitor(root, flight);
      seen.next();
    },
  };
  const { dragged, grab } = useDrag(view, root);
  const draggedFace = dragged && session.face(dragged.card);
  const [id] = useState(() => ++views);
  const measures = measure(...useSize(root));
  const full = useFullScreen(root);
  const main = useRef<HTMLButtonElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const { step, state, gap } = view;

  const toHand = () => hand.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus();
  const wanted = useRef<"gaps" | null>(null);
  const toGaps = () => {
    wanted.current = "gaps";
    view.pickGap(gap ?? (state.line.length + 1) >> 1);
  };
  useLayoutEffect(() => {
    if (wanted.current !== "gaps" || step !== "aim") return;
    wanted.current = null;
    stage.current?.querySelector<HTMLInputElement>("input:checked")?.focus({ preventScroll: true });
  });
  useKeptFocus(root, `${step}${state.ply}`, () => {
    if (troubleOf(view) || step === "watch") root.querySelector<HTMLElement>(".tw-say")?.focus();
    else if (step === "verdict" || step === "over") main.current?.focus();
    else toHand();
  });

  return (
    <div class={session.alive ? "tw-table" : "tw-table tw-dead"} lang={view.table.language} dir={view.table.dir}>
      <Header view={view} full={full} />
      <NotSaved view={view} />
      <Stage view={view} measures={measures} name={`tw-gap-${id}`} toHand={toHand} at={stage} />
      {step === "over" ? <Ending view={view} main={main} /> : <Action view={view} main={main} />}
      {step === "over" ? null : <Hand view={view} name={`tw-hand-${id}`} group={hand} toGaps={toGaps} grab={grab} />}
      {dragged && draggedFace ? (
        <div class="tw-dragged" style={{ left: `${dragged.x}px`, top: `${dragged.y}px`, width: `${dragged.w}px`, height: `${dragged.h}px` }} aria-hidden="true">
          <Front session={session} face={draggedFace} />
        </div>
      ) : null}
      <div class="tw-hidden" role="status">
        {spoken(view)}
      </div>
    </div>
  );
}

/** When a step takes away what had the focus, the focus goes where the step is continued. */
function useKeptFocus(root: HTMLElement, moment: string, restore: () => void): void {
  const inside = useRef(false);
  useEffect(() => {
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
  useLayoutEffect(() => {
    const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
    const lost = inside.current && (active === null || active === document.body);
    const moved = before.current !== moment && inside.current && root.contains(active);
    before.current = moment;
    if (lost || (moved && continues(moment))) restore();
  });
}

/** A verdict and what follows it draw the focus; choosing a card or a gap does not. */
function continues(moment: string): boolean {
  return !/^(pick|aim)/.test(moment);
}

/** Width of the table and type size, followed as the page changes. */
function useSize(root: HTMLElement): [number, number] {
  const [size, setSize] = useState<[number, number]>([780, 14]);
  useLayoutEffect(() => {
    const probe = root.querySelector<HTMLElement>(".tw-probe");
    const update = () => {
      const width = (root.querySelector(".tw-stage") ?? root).clientWidth;
      const unit = probe?.offsetWidth ? probe.getBoundingClientRect().width / 10 : 14;
      if (width > 0) setSize((was) => (was[0] === width && was[1] === unit ? was : [width, unit]));
    };
    const observer = new ResizeObserver(update);
    observer.observe(root);
    if (probe) observer.observe(probe);
    update();
    return () => observer.disconnect();
  }, [root]);
  return size;
}

function useFullScreen(root: HTMLElement): FullScreen | null {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const update = () => setOn(document.fullscreenElement === root);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [root]);
  if (!document.fullscreenEnabled) return null;
  return { on, toggle: () => void (on ? document.exitFullscreen() : root.requestFullscreen()) };
}
