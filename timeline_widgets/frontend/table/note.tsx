// What a card's maker wrote about it, and where it is from. Only cards that were turned have a note.
import type { JSX } from "preact";
import { Dated } from "./card";
import type { View } from "./view";

export function Note({ view, card }: { view: View; card: number }): JSX.Element | null {
  const { say, session } = view;
  const face = session.face(card);
  if (!face?.back) return null;
  const { text, source, plate } = face.back;
  return (
    <section class="tw-note" aria-label={face.title}>
      <Dated session={session} face={{ ...face, title: "" }} plate={plate} />
      <div>
        <h4 lang={face.lang} dir={face.dir}>
          {face.title}
        </h4>
        {text ? <p lang={face.lang}>{text}</p> : null}
        {source ? (
          <p class="tw-source">
            {say("table.source")} <Source text={source} />
          </p>
        ) : null}
      </div>
      {view.verdict?.card === card ? null : (
        <button type="button" class="tw-button tw-close" onClick={() => view.read(null)} data-lm-suppress-shortcuts="true">
          {say("table.close")}
        </button>
      )}
    </section>
  );
}

function Source({ text }: { text: string }): JSX.Element {
  if (!/^https?:\/\/\S+$/.test(text)) return <>{text}</>;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer" data-lm-suppress-shortcuts="true">
      {text.replace(/^https?:\/\/(www\.)?/, "")}
    </a>
  );
}
