// A sentence in which one part (a card's title) is set in bold. Text stays text.
import type { JSX } from "preact";

export function Rich({ text, bold }: { text: string; bold: string }): JSX.Element {
  const at = bold ? text.indexOf(bold) : -1;
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <b>
        <bdi>{bold}</bdi>
      </b>
      {text.slice(at + bold.length)}
    </>
  );
}
