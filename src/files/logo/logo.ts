import { slugOfNetwork } from '#site/words.ts';

/**
 * The arrangements of mark and name: name on two lines beside the mark, on one line, no name, five
 * bars for small sizes.
 */
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

/** Returns the name of a logo file without its ending: `climate-health-voices-logo-color`. */
export function logoFileName(site: string, arrangement: Arrangement, inking: Inking): string {
  return `${slugOfNetwork(site)}-${arrangement}-${inking}`;
}
