// The line: placed cards from earliest to latest, in full or as spines that open.
import { Component, type JSX } from "preact";
import { Front, Dated, Spine } from "./card";
import { Sign } from "../art/glyphs";
import type { Slot } from "../layout/density";
import type { Session } from "../session";
import type { CardFace } from "../wire";
import { plateOf, sameDate } from "./sentences";
import type { View } from "./view";

interface FaceProps {
  session: Session;
  card: number;
  face: CardFace;
  picture: string | null; // so that an arriving picture redraws the card
  full: boolean;
  spineLines: number;
  reference: boolean;
  fresh: boolean; // just placed rightly
  readable: boolean; // has a text to read
  closed: boolean; // gaps are being chosen, so cards cannot be pressed
}

/** Redrawn only when something about this one card changed: a line can hold hundreds. */
class Placed extends Component<FaceProps> {
  override shouldComponentUpdate(next: FaceProps): boolean {
    return (Object.keys(next) as (keyof FaceProps)[]).some((name) => next[name] !== this.props[name]);
  }

  override render(): JSX.Element {
    const { session, card, face, full, spineLines, reference, fresh, readable, closed } = this.props;
    const { say } = session;
    const flag = reference ? ` ${say("table.reference")}` : "";
    if (!full) {
      const { plate, spoken } = face.back ?? {};
      return (
        <button type="button" class="tw-spine-button" data-open={card} data-lm-suppress-shortcuts="true">
          <Spine session={session} face={face} lines={spineLines} />
          <span class="tw-hidden">{`${spoken !== plate ? `${spoken}. ` : ""}${say("table.open_card")}.${flag}`}</span>
        </button>
      );
    }
    return (
      <>
        <span class="tw-turner">
          <Dated session={session} face={face} plate={plateOf(face)} mark={fresh ? "right" : undefined}>
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
        {fresh ? (
          <span class="tw-seal tw-seal-right">
            <Sign name="tick" />
          </span>
        ) : null}
        {flag ? <span class="tw-hidden">{flag}</span> : null}
      </>
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
    <fieldset class="tw-shut" role="presentation" disabled={closed}>
      <ol class="tw-line" aria-label={view.say("table.line")} onClick={press}>
        {state.line.map((card, i) => {
          const face = session.face(card);
          const slot = slots[i] as Slot;
          return (
            <li key={card} class={card === fresh ? "tw-placed tw-fresh" : "tw-placed"} style={{ transform: `translateX(${slot.x}px)`, width: `${slot.w}px` }}>
              {face ? (
                <Placed
                  session={session}
                  card={card}
                  face={face}
                  picture={face.image ? session.pictures.url(face.image) : null}
                  full={slot.full}
                  spineLines={Math.max(1, Math.floor((slot.w - 8) / Math.max(14, unit)))}
                  reference={card === state.reference}
                  fresh={card === fresh}
                  readable={Boolean(face.back?.text || face.back?.source)}
                  closed={closed && slot.full}
                />
              ) : (
                <span class="tw-card tw-dated tw-blank" />
              )}
              {card === state.reference ? (
                <span class="tw-flag" aria-hidden="true">
                  <Sign name="flag" />
                </span>
              ) : null}
              {sameDate(view, card, state.line[i + 1]) ? (
                <span class="tw-equal" aria-hidden="true">
                  =
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
