// One view of the table: puts the parts together, keeps the focus, and says what happens.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { measure } from "../layout/measures";
import { useKeptFocus } from "../page/kept-focus";
import { useFullScreen, useSize } from "../page/size";
import { useStill } from "../page/still";
import type { Session } from "../session";
import { Action } from "./action";
import { spoken } from "./announce";
import { Front } from "./card";
import { useDrag } from "./drag";
import { Ending } from "./ending";
import { rememberVisitor, useFlight } from "./flight";
import { Hand } from "./hand";
import { Header } from "./header";
import { More } from "./more";
import { NotSaved } from "./not-saved";
import { Offer } from "./offer";
import { Stage } from "./stage";
import { useTimer } from "./timer";
import { troubleOf } from "./trouble";
import { useComputer } from "./computer";
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

  const toHand = () => (hand.current?.querySelector<HTMLInputElement>("input:checked") ?? hand.current?.querySelector("input"))?.focus();
  const toSureness = () => root.querySelector<HTMLElement>(".tw-sureness button")?.focus();
  const timer = useTimer(view);
  useComputer(view);
  useStill(root, session, step === "over");
  const [more, setMore] = useState(false);
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
      <Header view={view} full={full} more={{ open: more, toggle: () => setMore(!more) }} />
      {more ? <More view={view} /> : null}
      <Offer view={view} />
      <NotSaved view={view} />
      <Stage view={view} measures={measures} name={`tw-gap-${id}`} toHand={toHand} toSureness={toSureness} at={stage} />
      {step === "over" ? <Ending view={view} main={main} /> : <Action view={view} main={main} timer={timer} />}
      {step === "over" ? null : <Hand view={view} name={`tw-hand-${id}`} group={hand} toGaps={toGaps} grab={grab} />}
      {dragged && draggedFace ? (
        <div class="tw-dragged" style={{ left: `${dragged.x}px`, top: `${dragged.y}px`, width: `${dragged.w}px`, height: `${dragged.h}px` }} aria-hidden="true">
          <Front session={session} face={draggedFace} />
        </div>
      ) : null}
      <div class="tw-hidden" role="status">
        {spoken(view, timer?.hurry ?? false)}
      </div>
    </div>
  );
}
