// A card: in the hand (date hidden, pale border), on the line in full or as a spine (date plate, dark border).
import type { JSX } from "preact";
import { Glyph } from "../art/glyphs";
import type { Pictures } from "../pictures";
import type { CardFace, Look, Theme } from "../wire";

/** What a card needs to be drawn: its set's themes, and where pictures are. */
export interface Studio {
  pictures: Pictures;
  table: { themes: Theme[] };
}

export function lookOf(session: Studio, face: CardFace): Look {
  return (face.theme !== null && session.table.themes[face.theme]?.look) || "society";
}

export function themeOf(session: Studio, face: CardFace): string {
  return (face.theme !== null && session.table.themes[face.theme]?.name) || "";
}

/** The picture, or the theme's pattern with its glyph while there is none. */
export function Art({ session, face, badge }: { session: Studio; face: CardFace; badge?: boolean }): JSX.Element {
  const url = face.image ? session.pictures.url(face.image) : null;
  return (
    <span class={url ? "tw-art" : "tw-art tw-art-pattern"}>
      {url ? <img src={url} alt={face.alt ?? ""} draggable={false} /> : <Glyph look={lookOf(session, face)} />}
      {url && badge ? (
        <span class="tw-badge">
          <Glyph look={lookOf(session, face)} />
        </span>
      ) : null}
    </span>
  );
}

/** `whole` keeps short words in one piece, so that a title that has no room ends with a word. */
export function Title({ face, whole }: { face: CardFace; whole?: boolean }): JSX.Element {
  const broad = /\p{L}{11}/u.test(face.title) ? " tw-broad" : ""; // a word that would not fit a card
  const size = `tw-title${face.title.length > 60 ? " tw-long" : face.title.length > 38 ? " tw-longish" : ""}${broad}`;
  return (
    <span class={size} lang={face.lang} dir={face.dir} aria-hidden={whole}>
      {whole ? face.title.split(/(\s+)/).map((part, i) => (i % 2 === 0 && part.length < 12 ? <span key={i} class="tw-word">{part}</span> : part)) : face.title}
    </span>
  );
}

/** The date as it is printed; `spoken` is read out instead, where it is another ("776 BCE" for "−776"). */
function Plate({ text, spoken }: { text: string; spoken?: string | undefined }): JSX.Element {
  const size = text.length > 11 ? " tw-plate-3" : text.length > 6 ? " tw-plate-2" : "";
  if (spoken === undefined || spoken === text) return <span class={`tw-plate${size}`}>{text}</span>;
  return (
    <span class={`tw-plate${size}`}>
      <span aria-hidden="true">{text}</span>
      <span class="tw-hidden">{spoken}</span>
    </span>
  );
}

/** The front as it lies in the hand. Its name is the radio's that chooses it. */
export function Front({ session, face, digit }: { session: Studio; face: CardFace; digit?: number }): JSX.Element {
  return (
    <span class={`tw-card tw-front tw-th-${lookOf(session, face)}`} aria-hidden="true">
      <Art session={session} face={face} />
      <Title face={face} whole />
      <span class="tw-foot">
        <Glyph look={lookOf(session, face)} />
        <span class="tw-theme">{themeOf(session, face)}</span>
        {digit === undefined ? null : <kbd class="tw-digit">{digit}</kbd>}
      </span>
    </span>
  );
}

/** The dated side in full; read out as title, date, picture. `mark` is the verdict on it, where there is one. */
export function Dated(props: {
  session: Studio;
  face: CardFace;
  plate: string;
  mark?: "right" | "wrong" | "chosen";
  children?: JSX.Element | null;
}): JSX.Element {
  const { session, face, plate, mark } = props;
  const episode = face.back?.episode;
  return (
    <span class={`tw-card tw-dated tw-th-${lookOf(session, face)}${mark ? ` tw-${mark}` : ""}`}>
      <span class="tw-hidden" lang={face.lang} dir={face.dir}>
        {face.title}
      </span>
      <Title face={face} whole />
      <Plate text={plate} spoken={plate === face.back?.plate ? face.back.spoken : undefined} />
      <span class="tw-scene">
        <Art session={session} face={face} badge />
        {props.children}
      </span>
      {episode ? <span class="tw-episode">{episode}</span> : null}
    </span>
  );
}

/** The dated side of a card that is squeezed: date and title along its back, in as many lines as are whole. */
export function Spine({ session, face, lines }: { session: Studio; face: CardFace; lines: number }): JSX.Element {
  const look = lookOf(session, face);
  return (
    <span class={`tw-card tw-dated tw-spine tw-th-${look}`} style={{ "--tw-spine-lines": lines }}>
      <Plate text={face.back?.plate ?? ""} />
      <Title face={face} />
      <Glyph look={look} />
    </span>
  );
}
