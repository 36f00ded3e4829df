import type { Visitor } from './visitor.ts';

/** The background color of a page, light and dark (`src/styles/tokens.css`). */
export const paper = { light: 'rgb(246, 248, 246)', dark: 'rgb(14, 22, 29)' } as const;

/** Returns the computed background color of the page. */
export function backgroundOf({ window }: Visitor): Promise<string> {
  return window.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
