// The stage: ruler, threads, the line with its gaps, the rail and the centuries.
import type { JSX, RefObject } from "preact";
import { useRef } from "preact/hooks";
import { Sign } from "../art/glyphs";
import { brackets } from "../layout/centuries";
import { layLine, type LineLayout } from "../layout/density";
import { figures, type Measures } from "../layout/measures";
import { anchors, makeScale, type When } from "../layout/scale";
import { Dated } from "./card";
import { Edges } from "./edges";
import { Gaps } from "./gaps";
import { Line } from "./line";
import { Notches } from "./notches";
import { Ruler } from "./ruler";
import { useScroll } from "./scroll";
import { plateOf } from "./sentences";
import { Threads, type Thread } from "./threads";
import type { View } from "./view";

interface StageProps {
  view: View;
  measures: Measures;
  name: string;
  toHand(): void;
  toSureness(): void;
  at: RefObject<HTMLElement | null>;
}

export function Stage({ view, measures, name, toHand, toSureness, at }: StageProps): JSX.Element {
  const { session, state, step, say, table } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const picking = step === "pick" || step === "aim";
  const shown = step === "verdict" || step === "over" ? state.last : null;
  const fresh = shown?.kind === "placed" ? shown.card ?? null : null;
  const missed = shown?.kind === "misplaced" && step === "verdict" ? shown : null;
  const visitor = missed && (missed.gap ?? 0) <= state.line.length ? missed : null; // practice may lay a new line
  const faces = state.line.map((card) => session.face(card));
  const inner = measures.width - 2 * measures.padding;
  const opened = [view.opened, fresh].filter((card): card is number => card !== null).map((card) => state.line.indexOf(card));
  const layout = layLine({
    width: inner,
    unit: measures.unit,
    cards: state.line.length,
    longest: faces.map((face) => plateRoom(plateOf(face), measures.unit)),
    picking,
    chosen: step === "aim" ? view.gap : null,
    visitor: visitor?.gap ?? null,
    opened,
  });
  const [scroll, still] = useScroll(scroller, focusOf(layout, opened), layout, inner);

  const rulerWidth = measures.width - 2 * measures.margin;
  const whens: When[] = faces.map((face) => face?.back ?? { from: 0, to: 0 });
  const guest = visitor?.card === undefined ? undefined : session.face(visitor.card);
  const truth = guest?.back ?? (fresh === null ? undefined : session.face(fresh)?.back);
  const scale = makeScale(guest?.back ? [...whens, guest.back] : whens, rulerWidth, table.scale, figures(measures));
  const ties = anchors(whens, scale);
  const toStage = (x: number) => x + measures.padding - scroll;
  const seen = layout.cards.map((slot) => toStage(slot.x + slot.w / 2) > -4 && toStage(slot.x + slot.w / 2) < measures.width + 4);
  const threads: Thread[] = [];
  layout.cards.forEach((slot, i) => {
    if (!seen[i]) return;
    threads.push({ key: state.line[i] as number, from: (ties[i] ?? 0) + measures.margin, to: toStage(slot.x + slot.w / 2), tone: state.line[i] === fresh ? "tied" : "" });
  });
  const aimed = step === "aim" ? view.gap : null;
  const span = spanOf(aimed ?? visitor?.gap ?? null, ties, rulerWidth);
  if (aimed !== null && span && layout.ghost) {
    threads.push({ key: "claim", from: (span[0] + span[1]) / 2 + measures.margin, to: toStage(layout.ghost.x + layout.ghost.w / 2), tone: "claim" });
  }
  const first = seen.indexOf(true);
  const last = seen.lastIndexOf(true);
  const overflows = layout.total > inner + 1;
  const ghostFace = view.card !== null && aimed !== null ? session.face(view.card) : undefined;
  const right = visitor?.right_gaps;
  return (
    <section class={`tw-stage${overflows ? " tw-overflows" : ""}`} dir="ltr" style={{ "--tw-card-h": `${measures.card}px` }} aria-label={say("table.stage", { count: state.line.length })} ref={at}>
      <Ruler
        scale={scale}
        pins={ties}
        hot={aimed === null ? [] : [aimed - 1, aimed]}
        claim={span}
        window={overflows && first >= 0 ? [Math.max(0, (ties[first] ?? 0) - 6), Math.min(rulerWidth, (ties[last] ?? 0) + 6)] : null}
        mark={truth ? { at: scale.at((truth.from + truth.to) / 2), text: truth.plate, tone: "right" } : null}
        foldTexts={scale.folds.map((fold) => say(`table.folded_${table.scale}`, { count: fold.length }))}
        width={rulerWidth}
        measures={measures}
      />
      <Threads threads={threads} loose={visitor && layout.ghost ? toStage(layout.ghost.x + layout.ghost.w / 2) : null} height={measures.threads} still={still} />
      <div class="tw-scroller" ref={scroller} tabIndex={-1} data-lm-suppress-shortcuts="true">
        <div class="tw-rope" style={{ width: `${layout.total}px` }}>
          <Line view={view} slots={layout.cards} unit={measures.unit} fresh={fresh} closed={picking} />
          {guest && layout.ghost ? (
            <div class="tw-visitor" style={{ transform: `translateX(${layout.ghost.x}px)`, width: `${layout.ghost.w}px` }}>
              <Dated session={session} face={guest} plate={plateOf(guest)} mark="wrong" />
              <span class="tw-seal tw-seal-wrong"><Sign name="cross" /></span>
            </div>
          ) : null}
          {ghostFace && layout.ghost ? (
            <div class="tw-ghost" style={{ transform: `translateX(${layout.ghost.x}px)`, width: `${layout.ghost.w}px` }} aria-hidden="true">
              <Dated session={session} face={ghostFace} plate="?" mark="chosen" />
            </div>
          ) : null}
          {picking ? <Gaps view={view} layout={layout} name={name} toHand={toHand} toSureness={toSureness} /> : <Notches layout={layout} right={right} wrong={visitor?.gap} />}
          <div class="tw-centuries" aria-hidden="true">
            {brackets(faces.map((face) => face?.back?.century ?? null), layout.cards, say("table.century_unit"), measures.unit).map((each) => (
              <span key={each.x} style={{ left: `${each.x}px`, width: `${each.w}px` }}>
                <i>{each.label}</i>
              </span>
            ))}
          </div>
        </div>
      </div>
      {overflows ? <Edges scroller={scroller} view={view} before={first < 0 ? 0 : first} after={last < 0 ? 0 : layout.cards.length - 1 - last} right={right} first={first} last={last} /> : null}
    </section>
  );
}

function focusOf(layout: LineLayout, opened: number[]): number | null {
  const slot = layout.ghost ?? layout.cards[opened[opened.length - 1] ?? -1];
  return slot ? slot.x + slot.w / 2 : null;
}

function spanOf(gap: number | null, ties: number[], width: number): [number, number] | null {
  return gap === null ? null : [ties[gap - 1] ?? 1, ties[gap] ?? width - 1];
}

/** Room that the longest word of a plate needs on a spine. */
function plateRoom(plate: string, unit: number): number {
  const longest = Math.max(...plate.split(/\s+/).map((word) => word.length));
  return longest * unit * (plate.length > 6 ? 0.5 : 0.62) + 8;
}
