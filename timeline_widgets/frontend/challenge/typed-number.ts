// A year, or a number of years, as somebody types it.

/** What was typed; `wrong` if it is no whole number of up to four digits. */
export type Typed = { kind: "nothing" | "wrong" } | { kind: "number"; value: number; minus: boolean };

/** Reads "1846", "−44", "44 BCE"; while the era is half typed, the number stands without it. */
export function readNumber(text: string, era?: string): Typed {
  const [, sign = "", digits = "", rest = ""] = /^\s*([-−–+]?)\s*(\d*)\s*(.*?)\s*$/.exec(text) ?? [];
  const before = era !== undefined && digits !== "" && sign === "" && letters(rest) === letters(era);
  const begun = era !== undefined && /^[\p{L}.\s-]*$/u.test(rest) && letters(era).startsWith(letters(rest));
  if ((rest && !begun) || digits.length > 4 || (sign && era === undefined)) return { kind: "wrong" };
  if (digits === "") return { kind: rest ? "wrong" : "nothing" };
  return { kind: "number", value: Number(digits), minus: before || (sign !== "" && sign !== "+") };
}

/** "a. C.", "a.C." and "AC" are one era. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, "");
}
