// The line: placed cards from earliest to latest, in full or as spines that open.
import { Component, type JSX } from "preact";
import { Front, Dated, Spine } from "./card";
import { Sign } from "../art/glyphs";
import type { Slot } from "../layout/density";
import type { Session } from "../session";
import type { CardFace } from "../wire";
import { sameDate } from "./sentences";
import type { View } from "./view";

interface PlacedProps {
  session: Session;
  card: number;
  face: CardFace | undefined;
  picture: string | null; // so that an arriving picture redraws the card
  x: number;
  w: number;
  full: boolean;
  spineLines: number;
  reference: boolean;
  joined: boolean; // same date as the card to its right
  fresh: boolean; // just placed rightly
  readable: boolean; // has a text to read
  closed: boolean; // gaps are being chosen, so cards cannot be pressed
}

/** Redrawn only when something about this one card changed: a line can hold hundreds. */
class Placed extends Component<PlacedProps> {
  override shouldComponentUpdate(next: PlacedProps): boolean {
    return (Object.keys(next) as (keyof PlacedProps)[]).some((name) => next[name] !== this.props[name]);
  }

  override render(): JSX.Element {
    const { session, card, face, x, w, full, spineLines, reference, joined, fresh, readable, closed } = this.props;
    const say = session.say;
    const plate = face?.back?.plate ?? "…";
    const named = `${face?.back?.spoken ?? ""}, ${face?.title ?? ""}`;
    const flag = reference ? ` ${say("table.reference")}` : "";
    return (
      <li class={`tw-placed${fresh ? " tw-fresh" : ""}`} style={{ transform: `translateX(${x}px)`, width: `${w}px` }} data-card={card}>
        {!face ? (
          <span class="tw-card tw-dated tw-blank" />
        ) : full ? (
          <>
            <span class="tw-turner">
              <Dated session={session} face={face} plate={plate} mark={fresh ? "right" : undefined}>
                {readable && !closed && !fresh ? (
                  <button type="button" class="tw-more" data-read={card} aria-label={say("table.learn_about", { title: face.title })} data-lm-suppress-shortcuts="true">
                    <Sign name="more" />
                  </button>
                ) : null}
              </Dated>
              {fresh ? (
                <span class="tw-reverse" aria-hidden="true">
                  <Front session={session} face={face} />
                </span>
              ) : null}
            </span>
            {fresh ? <span class="tw-seal tw-seal-right"><Sign name="tick" /></span> : null}
            {flag ? <span class="tw-hidden">{flag}</span> : null}
          </>
        ) : (
          <button type="button" class="tw-spine-button" data-open={card} disabled={closed} aria-label={say("table.open_card", { card: named }) + flag} data-lm-suppress-shortcuts="true">
            <Spine session={session} face={face} lines={spineLines} />
          </button>
        )}
        {reference ? <span class="tw-flag" aria-hidden="true"><Sign name="flag" /></span> : null}
        {joined ? <span class="tw-equal" aria-hidden="true">=</span> : null}
      </li>
    );
  }
}

interface LineProps {
  view: View;
  slots: Slot[];
  unit: number;
  fresh: number | null; // the card that was just placed rightly
  closed: boolean;
}

export function Line({ view, slots, unit, fresh, closed }: LineProps): JSX.Element {
  const { session, state } = view;
  const press = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("[data-open],[data-read]");
    if (target?.dataset.open) view.open(Number(target.dataset.open));
    else if (target?.dataset.read) view.read(Number(target.dataset.read));
  };
  return (
    <ol class="tw-line" aria-label={view.say("table.line")} onClick={press}>
      {state.line.map((card, i) => {
        const face = session.face(card);
        const slot = slots[i] as Slot;
        return (
          <Placed
            key={card}
            session={session}
            card={card}
            face={face}
            picture={face?.image ? session.pictures.url(face.image) : null}
            x={slot.x}
            w={slot.w}
            full={slot.full}
            spineLines={Math.max(1, Math.floor((slot.w - 8) / Math.max(14, unit)))}
            reference={card === state.reference}
            joined={sameDate(view, card, state.line[i + 1])}
            fresh={card === fresh}
            readable={Boolean(face?.back?.text || face?.back?.source)}
            closed={closed}
          />
        );
      })}
    </ol>
  );
}
