// The emblem of each seat, so that players are told apart without colour.
import type { JSX } from "preact";

const EMBLEMS: JSX.Element[] = [
  <path d="M12 2l2.400 7.600L22 12l-7.600 2.400L12 22l-2.400-7.600L2 12l7.600-2.400z" />, // star
  <path d="M20.500 3C11 3 4.500 7.500 4.500 14.500c0 1 .1 1.900.4 2.700L3 21l1.700.8 1.700-3.500c7.900.7 14.100-5 14.100-15.300zM7 15.500c2-3.800 5-6.600 9-8.500-3 2.700-6 5.500-9 8.500z" />, // leaf
  <path d="M8 3a5 5 0 0 1 4.700 6.700l8.300 8.300v3h-4v-2h-2v-2h-2l-2.700-2.700A5 5 0 1 1 8 3zM7 6.500a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z" />, // key
  <path d="M12 2a1.800 1.800 0 0 1 1.700 2.300C16.800 5 18.500 7.600 18.500 11v4.500L21 18.500H3L5.500 15.500V11c0-3.400 1.700-6 4.800-6.700A1.800 1.800 0 0 1 12 2zM9.500 20h5a2.500 2.500 0 0 1-5 0z" />, // bell
  <path d="M11 2h2v2.500l7 10.500h-7v1.500h8c-.8 3.400-2.700 5-5 5H8c-2.300 0-4.200-1.600-5-5h8V15H4z" />, // sail
  <path d="M15.500 2.500A10 10 0 1 0 21.500 15 8.200 8.200 0 0 1 15.500 2.500z" />, // moon
  <path d="M2 20L9 6l3.600 6.500L15 9l7 11zM9 10l-2 4 2-1 2 1z" />, // mountain
  <path d="M12 2l8 4v6c0 5-3.300 8.400-8 10-4.700-1.600-8-5-8-10V6z" />, // shield
];

export function Emblem({ number }: { number: number }): JSX.Element {
  return (
    <span class={`tw-pawn tw-p${number}`} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <g fill-rule="evenodd">{EMBLEMS[number % EMBLEMS.length]}</g>
      </svg>
    </span>
  );
}
