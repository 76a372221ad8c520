// Sentences from the catalogue that came with the model.
import type { Words } from "./wire";

export type Params = Record<string, string | number>;
export type Say = (key: string, params?: Params) => string;

/** A `say` for one catalogue; `params.count` picks the plural form. */
export function speaker(words: Words, language: string): Say {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (key, params = {}) => {
    const entry = words[key];
    if (entry === undefined) return key;
    const form = typeof entry === "string" ? entry : entry[plurals.select(Number(params.count ?? 0))] ?? entry.other ?? key;
    if (!form.includes("{")) return form; // most are said as they are
    return form.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
      const value = params[name];
      if (value === undefined) return place;
      const text = typeof value === "number" ? numbers.format(value) : value;
      return text.endsWith(".") ? text : text + stop; // "44 a. C." ends a sentence
    });
  };
}

/** "Ana", "Ana and Iker", "Ana, Iker and Olya" in the reader's language. */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The text as a sentence: with a full stop, unless it ends with one. */
export function stopped(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
