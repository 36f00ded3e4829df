import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-files.ts';

/** An island in the HTML of a page: its directive and its content. */
const island = /<astro-island [^>]*?client="(\w+)"[^>]*>(.*?)<\/astro-island>/gs;
/** The elements that a visitor may press or fill in before the island hydrates. */
const control = /<(button|input|select|textarea)\b/;

/**
 * `client:approach` repeats the presses that came before hydration; `client:load` hydrates at once.
 * Under any other directive such a press is lost.
 */
const directivesForControls = ['approach', 'load'];

test('no island with a control loses what is pressed before it hydrates', () => {
  const islands = builtPages().flatMap(({ path, html }) =>
    [...html.matchAll(island)].map(([, directive, content = '']) => ({ path, directive, content })),
  );
  const withControls = islands.filter(({ content }) => control.test(content));
  expect(withControls.length).toBeGreaterThan(0);
  const losingPresses = withControls.filter(
    ({ directive = '' }) => !directivesForControls.includes(directive),
  );
  expect(losingPresses.map(({ path, directive }) => `${path}: client:${directive}`)).toEqual([]);
});
