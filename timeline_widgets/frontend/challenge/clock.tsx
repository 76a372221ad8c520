// The Clock: a ring of spaces with the tokens inside it, the lines of the Challenges, and the hand at the leader.
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Emblem } from "../art/emblems";
import { placeOf, nameOf, duelName, trialName } from "./sentences";
import { arc, at, ringOf, sector, stand, type Ring } from "./ring";
import { strokes } from "./symbols";
import type { View } from "./view";
import type { Track } from "./wire";

const HALF = 125;
const STEP_MS = 300;

export interface Walk {
  seat: number;
  from: number;
  to: number;
}

export function Clock({ view }: { view: View }): JSX.Element {
  const { table, state } = view;
  const { track } = table;
  const ring = ringOf(track.finish);
  const lead = state.positions[state.leaders[0] ?? 0] ?? 0;
  const hand = at(ring.angle(lead), 54);
  return (
    <div class="tw-clock" role="img" aria-label={clockSaid(view)}>
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        {Array.from({ length: ring.spaces }, (_, space) => (
          <Space key={space} ring={ring} track={track} space={space} lit={space === lead} />
        ))}
        {walksOf(view).map(({ seat, from, to }) => (
          <g key={seat} class={`tw-walk tw-p${table.seats[seat]?.emblem ?? 0}`}>
            <path d={arc(ring.angle(from), ring.angle(to), 66)} />
            <circle cx={at(ring.angle(from), 66).x} cy={at(ring.angle(from), 66).y} r="2.4" />
          </g>
        ))}
        {track.lines.map((line, i) => (
          <ChallengeLine key={i} ring={ring} line={line} crossed={state.crossed.includes(i)} ignored={line.duel === "more_or_less" && table.seats.length === 2} />
        ))}
        <path class="tw-clock-hand" d={`M${at(ring.angle(lead) - 90, 2.600).x} ${at(ring.angle(lead) - 90, 2.600).y}L${hand.x} ${hand.y}L${at(ring.angle(lead) + 90, 2.600).x} ${at(ring.angle(lead) + 90, 2.600).y}z`} />
        <circle class="tw-clock-hub" r="21" />
        <g class="tw-clock-glyph" transform="translate(-11 -11) scale(.917)">{strokes(lead >= track.finish ? "finish" : track.trials[lead] ?? "finish")}</g>
        <Labels view={view} ring={ring} />
      </svg>
      <Tokens view={view} ring={ring} />
    </div>
  );
}

function Space({ ring, track, space, lit }: { ring: Ring; track: Track; space: number; lit: boolean }): JSX.Element {
  const middle = ring.angle(space);
  const half = ring.step / 2 - 0.55;
  const kind = track.trials[space] ?? "finish";
  const glyph = at(middle, 91);
  const size = Math.min(15, ring.step * 0.95);
  return (
    <g class={`tw-space tw-trial-${kind}${lit ? " tw-lit" : ""}`}>
      <path d={sector(middle - half, middle + half, 78, 104)} />
      <g class="tw-space-glyph" transform={`translate(${glyph.x - size / 2} ${glyph.y - size / 2}) scale(${size / 24})`}>
        {strokes(kind)}
      </g>
    </g>
  );
}

function ChallengeLine({ ring, line, crossed, ignored }: { ring: Ring; line: Track["lines"][number]; crossed: boolean; ignored: boolean }): JSX.Element {
  const angle = ring.angle(line.after) + ring.step / 2;
  const [a, b, badge] = [at(angle, 72), at(angle, 107), at(angle, 115)];
  return (
    <g class={`tw-challenge-line${crossed ? " tw-crossed" : ""}${ignored ? " tw-ignored" : ""}`}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle cx={badge.x} cy={badge.y} r="8.500" />
      <g transform={`translate(${badge.x - 5.5} ${badge.y - 5.5}) scale(.458)`}>{strokes(line.duel)}</g>
    </g>
  );
}

function Labels({ view, ring }: { view: View; ring: Ring }): JSX.Element {
  const { lines, finish } = view.table.track;
  const free = (space: number) => !lines.some(({ after }) => space === after || space === after + 1);
  const counted = Array.from({ length: finish - 1 }, (_, i) => i + 1).filter((space) => space % 5 === 0 && space < finish && free(space));
  const start = at(ring.angle(0), 113);
  const end = at(ring.angle(finish), 113);
  return (
    <g class="tw-clock-label">
      <text x={start.x - 2} y={start.y} text-anchor="start">{view.say("challenge.start")}</text>
      <text x={end.x + 2} y={end.y} text-anchor="end">{view.say("challenge.finish")}</text>
      {counted.map((space) => {
        const { x, y } = at(ring.angle(space), 113);
        return <text key={space} x={x} y={y + 3.5} text-anchor="middle">{space}</text>;
      })}
    </g>
  );
}

/** The tokens: they walk space by space when a reveal or a Challenge has moved them. */
function Tokens({ view, ring }: { view: View; ring: Ring }): JSX.Element {
  const { table, state } = view;
  const box = useRef<HTMLDivElement>(null);
  const walks = walksOf(view);
  const moment = walks.length ? `${state.match} ${state.ply}` : "";
  useLayoutEffect(() => {
    if (!moment || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const running = walks.map(({ seat, from, to }) => {
      const token = box.current?.children[seat];
      if (!(token instanceof HTMLElement)) return undefined;
      const steps = Array.from({ length: to - from }, (_, i) => placed(at(ring.angle(from + i), 66)));
      return token.animate([...steps, { left: token.style.left, top: token.style.top }], { duration: STEP_MS * (to - from), delay: 500, fill: "backwards", easing: "ease-in-out" });
    });
    return () => running.forEach((each) => each?.cancel());
  }, [moment]);
  return (
    <div ref={box} aria-hidden="true">
      {table.seats.map(({ emblem }, seat) => {
        const space = state.positions[seat] ?? 0;
        const there = state.positions.flatMap((each, i) => (each === space ? [i] : []));
        return (
          <span key={seat} class="tw-token" style={placed(stand(ring, space, there.indexOf(seat), there.length))}>
            <Emblem number={emblem} />
          </span>
        );
      })}
    </div>
  );
}

function placed({ x, y }: { x: number; y: number }): { left: string; top: string } {
  return { left: `${((x + HALF) / (2 * HALF)) * 100}%`, top: `${((y + HALF) / (2 * HALF)) * 100}%` };
}

/** Who moved with what is being read. */
export function walksOf({ verdict, step }: View): Walk[] {
  if (step !== "reveal" && step !== "verdict") return [];
  const all = verdict?.kind === "revealed" ? verdict.answers.map(({ from, to }, seat) => ({ seat, from, to })) : verdict?.ended ? [{ seat: verdict.ended.winner, from: verdict.ended.from, to: verdict.ended.to }] : [];
  return all.filter(({ from, to }) => to > from);
}

export function clockSaid(view: View): string {
  const { say, state, table } = view;
  const where = table.seats.map((_, seat) => `${nameOf(view, seat)}: ${placeOf(view, state.positions[seat] ?? 0)}`).join(", ");
  const lead = state.positions[state.leaders[0] ?? 0] ?? 0;
  const trial = table.track.trials[lead];
  const ahead = table.track.lines.filter((_, i) => !state.crossed.includes(i)).map(({ duel, after }) => say("challenge.line_after", { duel: duelName(view, duel), number: after }));
  return [say("challenge.clock", { where }), trial ? say("challenge.leading_space", { trial: trialName(view, trial) }) : "", ...ahead].filter(Boolean).join(" ");
}
