import type { Visitor } from './visitor.ts';

/** The ground of a page, light and dark (`src/styles/tokens.css`). */
export const paper = { light: 'rgb(246, 248, 246)', dark: 'rgb(14, 22, 29)' } as const;

/** The color of the page's ground, as computed. */
export function groundOf({ window }: Visitor): Promise<string> {
  return window.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
