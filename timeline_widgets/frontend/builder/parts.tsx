// Small parts of the builder's screen: fields, file buttons, what was copied.
import type { ComponentChildren, JSX, TargetedEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { key } from "../link";

/** JupyterLab's shortcuts would eat letters that are typed here. */
export const quiet = { "data-lm-suppress-shortcuts": "true" } as const;

/** An id that no other view has, also of another widget on the page. */
export function useOwnId(): string {
  return useState(() => `twb-${key()}`)[0];
}

export function Button(props: {
  onClick: () => void;
  children: ComponentChildren;
  primary?: boolean;
  disabled?: boolean;
  class?: string;
  label?: string;
  open?: boolean; // of a button that opens something
}): JSX.Element {
  const looks = `tw-button${props.primary ? " tw-primary" : ""}${props.class ? ` ${props.class}` : ""}`;
  return (
    <button type="button" class={looks} aria-label={props.label} aria-expanded={props.open} aria-disabled={props.disabled || undefined} onClick={() => props.disabled || props.onClick()} {...quiet}>
      {props.children}
    </button>
  );
}

export const PICTURES = "image/png,image/jpeg,image/gif,image/webp";

/** A button that chooses files. */
export function Files(props: { label: string; accept: string; many?: boolean; primary?: boolean; onFiles: (files: File[]) => void }): JSX.Element {
  const choose = (event: TargetedEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = ""; // the same file can be chosen again
    if (files.length) props.onFiles(files);
  };
  return (
    <label class={`tw-button twb-file${props.primary ? " tw-primary" : ""}`}>
      <input type="file" accept={props.accept} multiple={props.many ?? false} onChange={choose} {...quiet} />
      <span>{props.label}</span>
    </label>
  );
}

/** A labelled field whose text is taken when it is left or on Enter. */
export function Field(props: { label: string; value: string; onText: (text: string) => void; hint?: string; class?: string; off?: boolean }): JSX.Element {
  const id = useOwnId();
  const draft = useDraft(props.value, props.onText);
  return (
    <span class={`twb-field${props.class ? ` ${props.class}` : ""}`}>
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        value={draft.text}
        placeholder={props.hint}
        readOnly={props.off ?? false}
        onInput={draft.onInput}
        onBlur={draft.give}
        onKeyDown={(event) => event.key === "Enter" && !event.isComposing && draft.give()}
        {...quiet}
      />
    </span>
  );
}

interface Draft {
  text: string;
  onInput: (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  give: () => void; // once, however often it is called
  drop: () => void;
}

/** What is typed stays the typist's until it is taken; another value from the kernel replaces it. */
export function useDraft(value: string, take: (text: string) => void): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const known = useRef(value);
  const given = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (known.current !== value) setDraft(null);
    known.current = value;
    given.current = null;
  }, [value]);
  return {
    text: draft ?? value,
    onInput: (event) => setDraft(event.currentTarget.value),
    give: () => {
      if (draft === null || draft === value || draft === given.current) return;
      given.current = draft;
      take(draft);
    },
    drop: () => setDraft(null),
  };
}

/** Puts a text on the clipboard, also where the page is not trusted with it. */
export function copyText(text: string, done: () => void): void {
  const byHand = () => {
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    const before = document.activeElement as HTMLElement | null;
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    before?.focus();
    if (copied) done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
  else byHand();
}
