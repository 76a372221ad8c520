// The threads that tie each card to its place on the ruler; a loose end where a card did not belong.
import type { JSX } from "preact";

export interface Thread {
  key: string | number;
  from: number; // x on the ruler
  to: number; // x of the card's eyelet
  tone: "" | "claim" | "tied";
}

export function Threads(props: { threads: Thread[]; loose: number | null; height: number; still: boolean }): JSX.Element {
  const { threads, loose, height } = props;
  return (
    <svg class={`tw-threads${props.still ? " tw-steady" : ""}`} width="100%" height={height} aria-hidden="true">
      {threads.map((thread) => {
        const d = path(thread.from, thread.to, height);
        const tone = thread.tone ? `tw-thread tw-thread-${thread.tone}` : "tw-thread";
        return <path key={thread.key} class={tone} d={d} style={{ d: `path("${d}")` }} pathLength={thread.tone === "tied" ? 1 : undefined} />;
      })}
      {loose === null ? null : (
        <path
          class="tw-thread tw-thread-loose"
          d={`M${loose} ${height + 4}c1 -7 -9 -7 -9 -14c0 -7 10 -8 11 -2c1 6 -8 6 -8 0c0 -4 3 -6 8 -7`}
        />
      )}
    </svg>
  );
}

function path(from: number, to: number, height: number): string {
  const top = -3;
  const end = height + 5;
  const reach = (end - top) * 0.85;
  return `M${round(from)} ${top}C${round(from)} ${round(top + reach)} ${round(to)} ${round(end - reach)} ${round(to)} ${end}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
