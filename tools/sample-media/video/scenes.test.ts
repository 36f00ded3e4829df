import { expect, test } from 'vitest';
import { scenesOf } from './scenes.ts';

const cues = [
  { start: 2, end: 3, text: '[Steps]' },
  { start: 3, end: 5, speaker: 'Ana', text: 'Sun, and\nno shade.' },
  { start: 5.5, end: 7, speaker: 'Bo', text: 'Shade.' },
];

test('scenes fill the film from its title to its closing card and warm as it goes on', () => {
  expect(
    scenesOf(cues, 9).map(({ kind, start, end, ground }) => [kind, start, end, ground]),
  ).toEqual([
    ['title', 0, 2, 'cold'],
    ['sound', 2, 3, 'cold'],
    ['said', 3, 5.5, 'paper'],
    ['said', 5.5, 7, 'paper'],
    ['close', 7, 9, 'warm'],
  ]);
});

test('a sound is seen with the person who speaks next, and words stand on one line', () => {
  const [, sound, said] = scenesOf(cues, 9);
  expect(sound?.speaker).toBe('Ana');
  expect(said?.text).toBe('Sun, and no shade.');
});

test('there is no film without captions', () => {
  expect(() => scenesOf([], 9)).toThrow('captions');
});
