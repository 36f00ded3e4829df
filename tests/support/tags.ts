/**
 * The tags that a test, or a group of tests, can carry in its declaration:
 *
 * - `@long`: it takes longer than three seconds, so `npm test` leaves it out to answer in minutes.
 *   Every change passes it all the same, in CI (`npm run test:ci`).
 * - `@release`: only `npm run test:release` runs it. It needs a program other than a browser, or it
 *   repeats in another window, color, page or string what every change proves once.
 * - `@firefox`: a release runs it in Firefox too, because Firefox might do it differently.
 * - `@not-firefox`: it does not run in Firefox, because Firefox or its driver cannot do what it
 *   needs. A comment says what, unless it is one of these:
 *   - no script: over BiDi, scripts go off but `@media (scripting: none)` does not match; and where
 *     a preference turns them off, Playwright's presses wait for a frame that never comes;
 *   - the clipboard: a driver cannot allow Firefox to read it (`clipboard-read` is unknown to it);
 *   - paper: BiDi does not emulate `media: print`, and only Chromium prints to PDF for a driver;
 *   - a download: over BiDi, Playwright 1.64 is not told of any;
 *   - the body of a request: over BiDi, Playwright 1.64 knows none, so a route cannot send it on;
 *   - touches: Firefox on a desk sends none and is no phone (`hasTouch`, `isMobile`);
 *   - the development server, which is the same in every browser.
 * - `@less-motion`, `@dark`, `@forced-colors`: the visitor's system is set so. Playwright cannot
 *   emulate it in Firefox, so a project with Firefox set that way runs it (tests/firefox).
 */
export const tags = [
  '@long',
  '@release',
  '@firefox',
  '@not-firefox',
  '@less-motion',
  '@dark',
  '@forced-colors',
] as const;
export type Tag = (typeof tags)[number];

/** Returns the tags whose condition holds. */
export function tagsIf(conditions: Partial<Record<Tag, boolean>>): string[] {
  return Object.entries(conditions).flatMap(([tag, holds]) => (holds ? [tag] : []));
}

/** Returns a pattern that matches where a test carries all of these tags. */
export function carrying(...tags: readonly Tag[]): RegExp {
  return new RegExp(tags.map((tag) => `(?=.*\\s${tag}(?:\\s|$))`).join(''));
}
