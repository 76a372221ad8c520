// Signs of the table, drawn for it on a 24 px grid with a stroke, and the themes' glyphs on a 16 px grid.
import type { JSX } from "preact";
import type { Look } from "../wire";

const SIGNS = {
  tick: <path d="M5 12.5l4.6 4.7L19 7.4" />,
  cross: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  before: <path d="M14.5 5.5L8 12l6.5 6.5" />,
  after: <path d="M9.5 5.5L16 12l-6.500 6.500" />,
  flag: <path d="M7 21V4h10.500l-2.500 4 2.500 4H7" />,
  more: <path d="M12 11v6M12 7.200v.1M12 2.800a9.200 9.200 0 1 0 0 18.400a9.200 9.200 0 0 0 0-18.400z" />,
  shuffle: <path d="M3 7h3.500l9 10H21M18 14l3 3-3 3M3 17h3.500l2.500-2.800M13 9.600L15.500 7H21M18 4l3 3-3 3" />,
  dots: <path stroke-width="4" d="M5 12h.01M12 12h.01M19 12h.01" />,
  pause: <path d="M8.500 5.500v13M15.500 5.500v13" />,
  play: <path fill="currentColor" d="M8 5.500v13l10-6.500z" />,
  star: <path fill="currentColor" d="M12 4.500l2.300 5 5.400.600-4 3.700 1.100 5.400-4.800-2.700-4.800 2.700 1.100-5.400-4-3.700 5.400-.600z" />,
  heart: <path d="M12 20S3.500 14.500 3.500 8.800A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8.500 1.800C20.500 14.500 12 20 12 20z" />,
  expand: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  shrink: <path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" />,
  bulb: <path d="M9 17.500h6M10 20.500h4M8.800 14.500a6 6 0 1 1 6.400 0c-.6.500-.7 1.200-.7 3h-5c0-1.800-.1-2.500-.7-3z" />,
  lock: <path d="M6 11h12v9.500H6zM8.500 11V7.800a3.500 3.500 0 0 1 7 0V11" />,
  eye: <path d="M2.500 12C6.500 5.500 17.500 5.500 21.500 12c-4 6.500-15 6.500-19 0zM12 9.200a2.800 2.800 0 1 0 0 5.600a2.800 2.800 0 0 0 0-5.600z" />,
  warning: <path d="M12 4L2.800 20h18.400zM12 10v4.500M12 17.300v.1" />,
};

export type SignName = keyof typeof SIGNS;

export function Sign({ name }: { name: SignName }): JSX.Element {
  return (
    <svg class="tw-sign" viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}

const GLYPHS: Record<Look, JSX.Element> = {
  rule: <path d="M2 5l3 2.600L8 2.500l3 5.100L14 5l-1.200 6.500H3.200zM3.200 12.700h9.600V14H3.200z" />,
  arts: <path d="M14 1.500C8 2 4.500 5.500 3.600 10.800L2 14.500l1 .4 1.500-3.200C9.500 11.500 13 8 14 1.500zM5.500 10c1.500-2.600 3.300-4.600 5.600-6.100C9.300 6.100 7.500 8 5.500 10z" />,
  life: <path d="M8 1.500L1.500 7.300h1.700V14h3.600v-4h2.400v4h3.600V7.300h1.700z" />,
  voyage: <path d="M7.400 1.500h1.200v2.600l4.900 5.900H8.600v1.200H14c-.5 2-1.700 3.300-3.200 3.300H5.200C3.700 14.500 2.500 13.200 2 11.200h5.400V10H2.800z" />,
  science: <path d="M6 1.500h4V3h-.7v3.200l3.900 6.200c.6 1-.1 2.100-1.200 2.100H4c-1.100 0-1.800-1.100-1.200-2.100l3.900-6.200V3H6zM6 9.500h4L8.600 7.300H7.400z" />,
  society: <path d="M5.500 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM11 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM1 13c0-2.900 1.900-4.600 4.500-4.600S10 10.100 10 13zM11.200 13c0-1.600-.4-2.900-1.200-3.900.3-.1.700-.2 1.100-.2 2.200 0 3.900 1.500 3.900 4.100z" />,
};

export function Glyph({ look }: { look: Look }): JSX.Element {
  return (
    <svg class="tw-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <g fill-rule="evenodd">{GLYPHS[look]}</g>
    </svg>
  );
}

/** The knot that ties the finished line off. */
export function Knot(): JSX.Element {
  return (
    <svg class="tw-knot" viewBox="0 0 80 80" aria-hidden="true">
      <path d="M40 4c0 12 .5 22 0 33M40 38C28 20 8 22 9 36c1 13 20 12 31 2C51 48 70 49 71 36C72 22 52 20 40 38zM40 38C36 54 28 66 18 75M40 38c4 16 12 28 22 37" />
      <circle cx="40" cy="38" r="6.500" />
    </svg>
  );
}
