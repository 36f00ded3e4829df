import { markBars, markBox } from '#site/site.ts';

/** The arrangements of mark and name: name on two lines beside the mark, on one line, no name, five bars for small sizes. */
export const arrangements = ['logo', 'line', 'mark', 'small'] as const;
export type Arrangement = (typeof arrangements)[number];

export type Ground = 'light' | 'dark';

/** The colors of a logo, and the background each is meant for. */
export const inkings = {
  color: { ground: 'light', isColored: true },
  'color-reversed': { ground: 'dark', isColored: true },
  ink: { ground: 'light', isColored: false },
  white: { ground: 'dark', isColored: false },
} as const;
export type Inking = keyof typeof inkings;
export const inkingNames = Object.keys(inkings) as Inking[];

/** Widths of the PNG files in pixels, for each arrangement. */
export const pngWidths = {
  logo: [480, 960, 1920],
  line: [640, 1280, 2560],
  mark: [128, 512, 1024],
  small: [32, 64, 192],
} as const satisfies Record<Arrangement, readonly number[]>;

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  step: number;
}

const sevenBars: readonly Bar[] = markBars.map(({ x, ...bar }) => ({ ...bar, x: Number(x) }));

/** The five bars of the favicon: below about 24 pixels seven of them run together. */
const fiveBars: readonly Bar[] = [
  [10, 10, 1],
  [5, 26, 3],
  [2, 22, 7],
  [5, 17, 9],
  [10, 9, 11],
].map(([y = 0, height = 0, step = 0], index) => ({
  ...{ x: 6.4 * index, y: y - 2, width: 4.4, height, step },
}));

/** The mark of an arrangement: its bars, and how tall it is in its own units. */
export function markOf(arrangement: Arrangement): { bars: readonly Bar[]; height: number } {
  return arrangement === 'small'
    ? { bars: fiveBars, height: 29 }
    : { bars: sevenBars, height: markBox.height };
}

/** The name beside the mark in units of the mark, as in the header. */
export const nameSettings = {
  logo: { size: 19, gap: 12, lines: 2 },
  line: { size: 31, gap: 14, lines: 1 },
} as const;

/** The least space around a logo on every side: the height of the mark's first bar, in units of the mark. */
export const clearSpace = sevenBars[0]?.height ?? 0;

/** The name of a logo file without ending: `climate-health-voices-logo-color`. */
export function logoFileName(site: string, arrangement: Arrangement, inking: Inking): string {
  return `${site.toLowerCase().replaceAll(' ', '-')}-${arrangement}-${inking}`;
}
