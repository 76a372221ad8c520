// One view of Challenge: puts the parts together, keeps the focus, and says what happens.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { measure } from "../layout/measures";
import { Downloads, OpenLog } from "../page/files";
import { useKeptFocus } from "../page/kept-focus";
import { Naming } from "../page/naming";
import { useFullScreen, useSize } from "../page/size";
import { useStill } from "../page/still";
import { NotSaved } from "../table/not-saved";
import { Offer } from "../table/offer";
import { TroubleBar, troubleOf } from "../table/trouble";
import { spoken } from "./announce";
import { About, Begin } from "./begin";
import { Board } from "./board";
import { Clock } from "./clock";
import { Curtain } from "./curtain";
import { Dial } from "./dial";
import { Ending } from "./ending";
import { Header } from "./header";
import { MoreOrLess } from "./more-or-less";
import { Reveal } from "./reveal";
import { duelKind } from "./sentences";
import type { ChallengeSession } from "./session";
import { SuddenDeath } from "./sudden-death";
import { TrackBar } from "./track-bar";
import { useView, type View } from "./view";

const COMPUTER_MS = 700;
let views = 0;

export function ChallengeGame({ session, root }: { session: ChallengeSession; root: HTMLElement }): JSX.Element {
  const view = useView(session);
  const [id] = useState(() => ++views);
  const [width, unit] = useSize(root, ".tw-part");
  const [whole] = useSize(root, ".tw-table"); // the style sheet goes by it
  const full = useFullScreen(root);
  const [more, setMore] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const trouble = troubleOf(view);
  const { step, state, verdict } = view;
  useComputer(view);
  useStill(root, session, step === "over");
  useKeptFocus(root, `${step} ${state.ply} ${view.seat}`, () => {
    const first = step === "dial" ? ".tw-drum, .tw-field input" : step === "place" ? ".tw-gaps input[tabindex='0']" : ".tw-say[tabindex]";
    if (!trouble && step === "call") field.current?.focus();
    else if (!trouble && main.current && step !== "dial" && step !== "place") main.current.focus();
    else root.querySelector<HTMLElement>(trouble ? ".tw-say[tabindex]" : first)?.focus();
  });
  const kind = duelKind(view);
  const parts = (): JSX.Element | null => {
    if (step === "begin") return <Begin view={view} main={main} />;
    if (step === "over") return <Ending view={view} main={main} />;
    if (verdict?.kind === "revealed") return <Reveal view={view} reveal={verdict} main={main} />;
    if (step === "curtain") return <Curtain view={view} main={main} />;
    if (step === "dial" && state.trial) return <Dial view={view} trial={state.trial} />;
    if (kind) return kind === "sudden_death" ? <SuddenDeath view={view} measures={{ ...measure(whole, unit), width }} name={`tw-gap-${id}`} main={main} /> : <MoreOrLess view={view} width={width} main={main} field={field} />;
    return null;
  };
  return (
    <div class={`tw-table tw-challenge tw-step-${step}${session.alive ? "" : " tw-dead"}`} lang={view.table.language} dir={view.table.dir}>
      <Header view={view} full={full} more={{ open: more, toggle: () => setMore(!more) }} />
      {more ? (
        <section class="tw-more-panel" aria-label={view.say("table.more")}>
          <Downloads view={view} />
          <OpenLog view={view} />
        </section>
      ) : null}
      <NotSaved view={view} />
      {step === "begin" ? <Naming view={view} /> : null}
      {step === "begin" ? <Offer view={{ ...view, state: { ...state, ply: 0 } }} /> : null}
      {trouble ? (
        <div class={`tw-action tw-tone-${trouble.tone}`}>
          <TroubleBar view={view} trouble={trouble} />
        </div>
      ) : null}
      <TrackBar view={view} />
      <Board view={view} />
      <div class="tw-play">
        <Clock view={view} />
        <div class="tw-part">{parts()}</div>
        {step === "begin" ? <About view={view} /> : null}
      </div>
      <div class="tw-hidden" role="status">
        {spoken(view)}
      </div>
    </div>
  );
}

/** The computer player whose turn it is in a Challenge moves a moment after what came before was read. */
function useComputer({ session, step, state }: View): void {
  useEffect(() => {
    if (step !== "watch" || !state.duel) return;
    const timer = setTimeout(() => session.wakeComputer(), COMPUTER_MS);
    return () => clearTimeout(timer);
  }, [step, state.ply, state.match]);
}
