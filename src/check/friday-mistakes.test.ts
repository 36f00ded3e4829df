import { relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { checkContent } from './check-content.ts';
import { type Problem, problemSentence } from './problem.ts';
import { withFolder } from './testing/check-tree.ts';
import { exampleTree } from './testing/example-tree.ts';
import { fridayMistakes } from './testing/friday-mistakes.ts';

/** All mistakes are made in one copy of the example, so that it is checked once. */
let found: readonly Problem[] = [];

beforeAll(async () => {
  const tree = exampleTree();
  for (const { change } of fridayMistakes) change(tree);
  found = await withFolder(tree, async (root) => {
    const { problems, warnings } = await checkContent({ own: root }, kinds, {
      today: '2026-11-27',
    });
    return [...problems, ...warnings].map((one) => ({ ...one, file: relative(root, one.file) }));
  });
}, 60_000);

test('there are forty', () => {
  expect(fridayMistakes).toHaveLength(40);
});

describe('a mistake of a Friday evening is told in its place, in words of its own', () => {
  test.each(fridayMistakes)('$name', ({ file, field, told }) => {
    const here = found.filter((one) => one.file === file && (field ?? one.field) === one.field);
    expect(here.map(problemSentence)).toContainEqual(expect.stringMatching(told));
    for (const { fix, line } of here) {
      expect(line).toBeGreaterThan(0);
      expect(fix).toMatch(/[.?]$/);
    }
  });
});

test('nothing else is told of the example, but what follows from a mistake', () => {
  const files = new Set(fridayMistakes.map(({ file }) => file));
  const elsewhere = found.filter(({ file }) => !files.has(file));
  expect(elsewhere.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/^recordings\/nobody-said-stop.vtt: turn 2 of the transcript/),
    'series/home-trust-health-professionals.yaml: gives 57 for 2015, where the table has 0.57',
  ]);
});
