import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-files.ts';

/** Pattern of an island: its directive and its content. */
const island = /<astro-island [^>]*?client="(\w+)"[^>]*>(.*?)<\/astro-island>/gs;
const control = /<(button|input|select|textarea)\b/;

test('a control that is there before its code is pressed again once that is, or its code comes at once', () => {
  const islands = builtPages().flatMap(({ path, html }) =>
    [...html.matchAll(island)].map(([, directive, content = '']) => ({ path, directive, content })),
  );
  const withControls = islands.filter(({ content }) => control.test(content));
  expect(withControls.length).toBeGreaterThan(0);
  const forgetful = withControls.filter(
    ({ directive = '' }) => !['approach', 'load'].includes(directive),
  );
  expect(forgetful.map(({ path, directive }) => `${path}: client:${directive}`)).toEqual([]);
});
