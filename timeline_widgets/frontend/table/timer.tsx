// The time for a turn: it can be paused, and its end is told aloud once.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/glyphs";
import type { View } from "./view";

const LAST_SECONDS = 10;

export interface Timer {
  left: number; // seconds
  paused: boolean;
  hurry: boolean; // the last seconds
  toggle(): void;
}

/** Runs while a person is to choose; null where the teacher set no time. */
export function useTimer(view: View): Timer | null {
  const { session, state, step, table } = view;
  const limit = table.options.timer;
  const [used, setUsed] = useState(0);
  const [paused, setPaused] = useState(false);
  const choosing = step === "choose" || step === "pick" || step === "aim";
  const running = limit !== null && choosing && !paused && view.free;
  useEffect(() => {
    setUsed(0);
    setPaused(false);
  }, [state.match, state.ply, choosing]);
  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => setUsed((seconds) => seconds + 1), 1000);
    return () => clearInterval(tick);
  }, [running]);
  const left = Math.max(0, (limit ?? 0) - used);
  useEffect(() => {
    if (running && left === 0) session.timeIsUp();
  }, [running, left]);
  if (limit === null || !choosing) return null;
  return { left, paused, hurry: running && left <= LAST_SECONDS, toggle: () => setPaused(!paused) };
}

export function TimerButton({ view, timer }: { view: View; timer: Timer }): JSX.Element {
  const clock = `${Math.floor(timer.left / 60)}:${String(timer.left % 60).padStart(2, "0")}`;
  return (
    <button type="button" class={`tw-timer${timer.hurry ? " tw-hurry" : ""}`} onClick={timer.toggle} data-lm-suppress-shortcuts="true">
      <Sign name={timer.paused ? "play" : "pause"} />
      <b>{clock}</b> <span class="tw-hidden">{view.say(timer.paused ? "table.go_on" : "table.pause")}</span>
    </button>
  );
}
