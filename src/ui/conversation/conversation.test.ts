import { describe, expect, test } from 'vitest';
import { type Bars, drawConversation, halved, isHeard, nobody } from './conversation.ts';

const bars = (...list: readonly (readonly [peak: number, turn: number])[]): Bars => ({
  peaks: list.map(([peak]) => peak),
  turns: list.map(([, turn]) => turn),
});

describe('a conversation as bars', () => {
  test.each([
    ['the first of two voices stands above the line', 2, bars([0.5, 0]), ['M5 52V100', ''], ''],
    ['the second of two voices hangs below it', 2, bars([0.5, 1]), ['', 'M5 100V148'], ''],
    ['the loudest bar leaves 4 of 100 free', 2, bars([1, 0]), ['M5 4V100', ''], ''],
    ['bars are ten units apart', 2, bars([1, 0], [1, 1]), ['M5 4V100', 'M15 100V196'], ''],
    ['one voice stands on both sides of the line', 1, bars([0.25, 0]), ['M5 76V124'], ''],
    [
      'of three voices each has a lane',
      3,
      bars([1, 0], [1, 1], [1, 2]),
      ['M5 3V57', 'M15 63V117', 'M25 123V177'],
      'M1.8 30H30M1.8 90H30M1.8 150H30',
    ],
    ['nobody speaks: a tick on the line', 2, bars([0.8, nobody]), ['', ''], 'M1.8 100h6.4'],
    ['a voice too quiet to draw is a tick', 2, bars([0.01, 0]), ['', ''], 'M1.8 100h6.4'],
    ['one voice that pauses', 1, bars([0, 0]), [''], 'M1.8 100h6.4'],
  ])('%s', (_, voices, of, paths, silence) => {
    const drawing = drawConversation(of, voices);
    expect(drawing.voices).toEqual(paths);
    expect(drawing.silence).toBe(silence);
  });

  test.each([
    [1, 200],
    [2, 200],
    [3, 180],
    [4, 240],
  ])('with %i voices it is 10 a bar wide and %i high', (voices, height) => {
    const { width, ...drawing } = drawConversation(bars([1, 0], [0, 0], [1, 0]), voices);
    expect([width, drawing.height]).toEqual([30, height]);
  });

  test('without a recording it is 73 ticks', () => {
    const { width, voices, silence } = drawConversation(bars(), 2);
    expect([width, voices]).toEqual([730, []]);
    expect(silence.match(/M/g)).toHaveLength(73);
  });
});

test.each([
  ['the louder of a pair, with its voice', bars([0.2, 0], [0.9, 1]), bars([0.9, 1])],
  ['of two alike the first', bars([0.5, 0], [0.5, 1]), bars([0.5, 0])],
  ['an odd one at the end alone', bars([0.1, 0], [0, 0], [0.4, 1]), bars([0.1, 0], [0.4, 1])],
  ['silence of silence', bars([0, nobody], [0, nobody]), bars([0, nobody])],
  ['none of none', bars(), bars()],
])('half the bars keep %s', (_, whole, half) => {
  expect(halved(whole)).toEqual(half);
});

test.each([
  [0.02, 0, true],
  [0.019, 0, false],
  [1, nobody, false],
])('a bar of loudness %d and turn %i is a voice: %s', (peak, turn, heard) => {
  expect(isHeard(peak, turn)).toBe(heard);
});
