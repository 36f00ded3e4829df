import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Skipping {
  file: string;
  /** The opening lines of the blocks around it, the outermost first. */
  blocks: readonly string[];
  /** The rule that it stands in. */
  rule: string;
}

/** Every `content-visibility: auto` of the styles. */
function skipping(file: string): Skipping[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/content-visibility:\s*auto/g)].map(({ index }) => {
    const open: number[] = [];
    for (const [at, sign] of [...css.slice(0, index)].entries()) {
      if (sign === '{') open.push(at);
      if (sign === '}') open.pop();
    }
    const blocks = open.map((at) => /[^{};]*$/.exec(css.slice(0, at))?.[0].trim() ?? '');
    return { file, blocks, rule: css.slice(open.at(-1), css.indexOf('}', index)) };
  });
}

const found = globSync('src/**/*.css').flatMap(skipping);

test('what is not laid out out of sight was found', () => {
  expect(found.length).toBeGreaterThan(0);
});

test.each(found)('$file moves nothing under the reader who scrolls up', ({ blocks, rule }) => {
  // Without scroll anchoring, as in Safari, each part that turns out higher or lower than guessed
  // moves the page.
  expect(blocks).toContain('@supports (overflow-anchor: auto)');
  // What was laid out once keeps its height.
  expect(rule).toMatch(/contain-intrinsic-[\w-]+:\s*auto /);
});
