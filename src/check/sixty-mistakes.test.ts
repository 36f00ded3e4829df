import { relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { checkContent } from './check-content.ts';
import type { Problem } from './problem.ts';
import { withFolder } from './testing/check-tree.ts';
import { exampleTree } from './testing/example-tree.ts';
import { fortyMistakes } from './testing/forty-mistakes.ts';
import { twentyMistakes } from './testing/twenty-mistakes.ts';

const mistakes = [...fortyMistakes, ...twentyMistakes];

/** All mistakes are made in one copy of the example, so that it is checked once. */
let found: readonly Problem[] = [];

beforeAll(async () => {
  const tree = exampleTree();
  for (const { change } of mistakes) change(tree);
  found = await withFolder(tree, async (root) => {
    const { problems, warnings } = await checkContent({ own: root }, kinds, {
      today: '2026-11-27',
    });
    return [...problems, ...warnings].map((one) => ({ ...one, file: relative(root, one.file) }));
  });
}, 60_000);

describe('a mistake of a volunteer is told in its place, with a remedy', () => {
  test.each(mistakes)('$name', ({ file, field }) => {
    const here = found.filter((one) => one.file === file && (field ?? one.field) === one.field);
    expect(here.length).toBeGreaterThan(0);
    for (const { message, fix, line } of here) {
      expect(line).toBeGreaterThan(0);
      expect(message).not.toBe('');
      expect(fix).toMatch(/[.?]$/);
    }
  });
});

test('nothing else is told of the example, but what follows from a mistake', () => {
  const files = new Set(mistakes.map(({ file }) => file));
  const elsewhere = found.filter(({ file }) => !files.has(file));
  expect(elsewhere.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'recordings/one-road-out.json: the peaks were measured from another recording',
  ]);
});
