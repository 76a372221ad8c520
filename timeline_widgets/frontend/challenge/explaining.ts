// Why an answer was right where the wheels alone do not tell it.
import { dateOf, titleOf, turnedFace } from "./sentences";
import type { View } from "./view";
import type { Revealed } from "./wire";

export function explanation(view: View, reveal: Revealed): string[] {
  const { say, table } = view;
  const { right, cards } = reveal;
  const lines: string[] = [];
  const starts = cards.map((card) => turnedFace(view, card)?.back?.from ?? 0);
  if (reveal.trial === "split" && Math.min(...starts) <= 0 && Math.max(...starts) > 0) lines.push(say("challenge.no_year_between"));
  if (right.years && right.years[0] !== right.years[1]) lines.push(say("challenge.smallest_miss"));
  (right.spaces ?? []).forEach(([first, last], i) => {
    if (first === last) return;
    const title = titleOf(view, cards[i]);
    const border = table.board[first];
    const exact = last === first + 1 && border !== undefined && dateOf(view, cards[i]) === said(view, border.year);
    lines.push(exact ? say("challenge.on_border", { title, date: dateOf(view, cards[i]) }) : say("challenge.touches", { title }));
  });
  const orders = right.orders ?? [];
  if (orders.length > 1) {
    const free = cards.filter((_, i) => new Set(orders.map((order) => order[i])).size > 1);
    lines.push(say("challenge.same_time", { titles: free.map((card) => `${titleOf(view, card)} (${dateOf(view, card)})`).join(", ") }));
  }
  return lines;
}

function said(view: View, year: number): string {
  return year < 0 ? view.say("challenge.year_bce", { year: String(-year) }) : String(year);
}
