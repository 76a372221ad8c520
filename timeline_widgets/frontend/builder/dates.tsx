// When the cards are: bars for equal stretches of time, threads to the nine dates that would divide them.
import type { JSX } from "preact";
import { useOwnId } from "./parts";
import type { BuilderSession } from "./session";
import type { Dates } from "./wire";

const WIDTH = 480;
const HEIGHT = 84;
const TICKS = 6;

export function DatesPicture({ session, dates }: { session: BuilderSession; dates: Dates }): JSX.Element {
  const { say } = session;
  const id = useOwnId();
  const { counts, labels, step, first, board, spaces } = dates;
  const room = WIDTH / counts.length;
  const highest = Math.max(...counts);
  const every = [1, 2, 5, 10, 20].find((each) => each * TICKS >= counts.length) ?? 40;
  const x = (year: number) => Math.min(WIDTH, Math.max(0, (year / step - first) * room));
  return (
    <section class="twb-when" aria-labelledby={id}>
      <h3 id={id}>{say("builder.dates_head")}</h3>
      <p class="twb-help">{say("builder.bars_help", { count: step })}</p>
      <svg class="twb-dates" viewBox={`0 -16 ${WIDTH} ${HEIGHT + 34}`} role="img" aria-label={say("builder.bars_spoken", { first: labels[0] ?? "", last: labels[labels.length - 1] ?? "" })}>
        {counts.map((count, at) =>
          count ? (
            <g key={at}>
              <rect x={at * room + 0.7} y={HEIGHT - (count / highest) * HEIGHT} width={Math.max(1.4, room - 1.4)} height={(count / highest) * HEIGHT} rx="1.500" />
              {room > 13 || count === highest ? (
                <text x={(at + 0.5) * room} y={HEIGHT - (count / highest) * HEIGHT - 4} text-anchor="middle">
                  {count}
                </text>
              ) : null}
            </g>
          ) : null,
        )}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} class="twb-axis" />
        {labels.map((label, at) =>
          (first + at) % every === 0 ? (
            <g key={label}>
              <path d={`M${at * room} ${HEIGHT}v5`} class="twb-axis" />
              <text x={at * room} y={HEIGHT + 17} text-anchor={at === 0 ? "start" : at === counts.length ? "end" : "middle"}>
                {label}
              </text>
            </g>
          ) : null,
        )}
      </svg>
      {board.length ? (
        <>
          <svg class="twb-threads" viewBox={`0 0 ${WIDTH} 26`} preserveAspectRatio="none" aria-hidden="true">
            {board.map(({ year }, at) => (
              <path key={year} d={`M${x(year)} 0C${x(year)} 16 ${((at + 1) * WIDTH) / 10} 8 ${((at + 1) * WIDTH) / 10} 26`} />
            ))}
          </svg>
          <h4 class="twb-board-head">{say("builder.board_head")}</h4>
          <ol class="twb-board" aria-label={say("builder.board_head")}>
            {board.map(({ year, label }) => (
              <li key={year}>{label}</li>
            ))}
          </ol>
          <p class="twb-help">{say("builder.board_help", { least: Math.min(...spaces), most: Math.max(...spaces) })}</p>
        </>
      ) : (
        <p class="twb-help">{say("builder.no_board")}</p>
      )}
    </section>
  );
}
