// The links of a game: to be copied, and as a code to be projected.
import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { widgetOf } from "./widget";
import type { Words } from "./wire";
import { speaker, type Say } from "./words";

interface State {
  language: string;
  sentences: string[]; // why there is no link, or no code
  links?: Record<"voila" | "lab" | "badge", string>;
  qr?: string; // SVG
}

interface Model {
  get(name: "state"): State;
  get(name: "words"): Words;
  on(name: string, listener: () => void): void;
  off(name: string, listener: () => void): void;
}

function Sheet({ model }: { model: Model }): JSX.Element {
  const [state, show] = useState(model.get("state"));
  useEffect(() => {
    const update = () => show(model.get("state"));
    model.on("change:state", update);
    update(); // what changed before anybody listened
    return () => model.off("change:state", update);
  }, [model]);
  const say = speaker(model.get("words"), state.language);
  const { links, qr, sentences } = state;
  if (!links) {
    return (
      <div class="tw-sheet" role="status">
        {sentences.length === 0 ? <p>{say("sheet.wanted")}</p> : sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    );
  }
  return (
    <div class="tw-sheet tw-made">
      <div class="tw-links">
        <Link label={say("sheet.voila")} text={links.voila} say={say} />
        <Link label={say("sheet.lab")} text={links.lab} say={say} />
        <Link label={say("sheet.badge")} text={links.badge} say={say} />
      </div>
      {qr ? <Code svg={qr} say={say} /> : <p role="status">{sentences.join(" ")}</p>}
    </div>
  );
}

/** A text in a field, so that it can be selected by keyboard, and a button that copies it. */
function Link({ label, text, say }: { label: string; text: string; say: Say }): JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, tell] = useState("");
  useEffect(() => tell(""), [text]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      tell(say("sheet.copied"));
    } catch {
      tell(say("sheet.selected")); // a page without https may not copy by itself
    }
  };
  return (
    <div class="tw-link">
      <label for={id}>{label}</label>
      <span role="status">{said}</span>
      <input id={id} ref={field} type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} data-lm-suppress-shortcuts="true" />
      <button type="button" class="tw-button" aria-label={`${say("sheet.copy")}: ${label}`} onClick={copy} data-lm-suppress-shortcuts="true">
        {say("sheet.copy")}
      </button>
    </div>
  );
}

function Code({ svg, say }: { svg: string; say: Say }): JSX.Element {
  const large = useRef<HTMLDialogElement>(null);
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <div class="tw-code">
      <img src={source} alt={say("sheet.qr")} />
      <button type="button" class="tw-button tw-primary" onClick={() => large.current?.showModal()} data-lm-suppress-shortcuts="true">
        {say("sheet.project")}
      </button>
      <a class="tw-button" href={source} download="timeline.svg" data-lm-suppress-shortcuts="true">
        {say("sheet.save")}
      </a>
      <dialog ref={large} class="tw-large" aria-label={say("sheet.qr")}>
        <img src={source} alt={say("sheet.qr")} />
        <form method="dialog">
          <button class="tw-button" data-lm-suppress-shortcuts="true">{say("sheet.close")}</button>
        </form>
      </dialog>
    </div>
  );
}

export default widgetOf(
  (model: Model) => ({ model, close() {} }),
  ({ model }) => <Sheet model={model} />,
);
