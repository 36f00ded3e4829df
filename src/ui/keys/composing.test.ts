import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

const keystroke = (isComposing: boolean, keyCode: number) =>
  ({ isComposing, keyCode }) as KeyboardEvent;

test.each([
  ['an arrow', keystroke(false, 40), false],
  ['an arrow among suggestions', keystroke(true, 40), true],
  ['Enter that takes a suggestion, as Safari tells it', keystroke(false, 229), true],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
  expect(isComposing({ nativeEvent: event })).toBe(expected);
});

/** The files that listen to keystrokes, but act on all keys alike. */
const indifferent = ['src/ui/press/leaving.ts', 'src/ui/press/farewell.ts'];

test('everything that acts on keys leaves those of an input method alone', () => {
  const listening = globSync('src/**/*.{ts,tsx,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !indifferent.includes(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /\bonKey(Down|Up|Press)\b|['"]key(down|up|press)['"]/.test(text));
  expect(listening.length).toBeGreaterThan(10);
  const others = listening.filter(({ text }) => !/isComposing\(event\)/.test(text));
  expect(others.map(({ file }) => file)).toEqual([]);
});
