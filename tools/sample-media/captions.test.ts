import { describe, expect, test } from 'vitest';
import { captionCues, captionLines, captionPieces } from './captions.ts';

const long =
  'Boots, heavy gloves, goggles, an N95 mask once things start to dry, and if you get a cut, wash it right away with soap and clean water, cover it, and find out about your tetanus shot.';

describe('the lines of a caption', () => {
  test.each([
    ['So we put the bus stops on.', 'So we put the bus stops on.'],
    [
      'A lot of my families have a swamp cooler, and when it turns damp',
      'A lot of my families have a swamp cooler,\nand when it turns damp',
    ],
    [
      'They came to see me with that map rolled up in a poster tube.',
      'They came to see me with that\nmap rolled up in a poster tube.',
    ],
  ])('%j', (words, lines) => {
    expect(captionLines(words)).toBe(lines);
  });

  test('are two at most, of 42 letters at most', () => {
    const pieces = captionPieces(long);
    expect(pieces.join(' ')).toBe(long);
    for (const piece of pieces) expect(captionLines(piece)).toMatch(/^.{1,42}(\n.{1,42})?$/);
  });

  test('break a sentence after a comma', () => {
    expect(
      captionPieces(long)
        .slice(0, -1)
        .every((piece) => piece.endsWith(',')),
    ).toBe(true);
  });

  test('cannot hold a word of 90 letters', () => {
    expect(() => captionPieces('x'.repeat(90))).toThrow('No caption fits');
  });
});

describe('captions from what is heard', () => {
  test('join short sentences of one person and keep others apart', () => {
    const cues = captionCues([
      { start: 0, end: 1, text: '[Steps]' },
      { start: 1, end: 1.5, speaker: 'Ana', text: 'Sun.' },
      { start: 1.8, end: 2.3, speaker: 'Ana', text: 'Sun.' },
      { start: 2.8, end: 3.5, speaker: 'Bo', text: 'Shade.' },
      { start: 9, end: 9.5, speaker: 'Bo', text: 'Sun.' },
    ]);
    expect(cues).toEqual([
      { start: 0, end: 1, text: '[Steps]' },
      { start: 1, end: 2.6999999999999997, speaker: 'Ana', text: 'Sun. Sun.' },
      { start: 2.8, end: 3.9, speaker: 'Bo', text: 'Shade.' },
      { start: 9, end: 9.9, speaker: 'Bo', text: 'Sun.' },
    ]);
  });

  test('split a long sentence by its letters, without a gap', () => {
    const cues = captionCues([{ start: 2, end: 14, speaker: 'Ana', text: long }]);
    expect(cues.length).toBeGreaterThan(2);
    expect(cues[0]?.start).toBe(2);
    expect(cues.at(-1)?.end).toBeCloseTo(14.4);
    for (const [index, cue] of cues.entries())
      if (index > 0) expect(cue.start).toBe(cues[index - 1]?.end);
  });
});
