import { describe, expect, test } from 'vitest';
import { speakerRecord } from '#features/speakers/speakers-file.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { placeOf, requestedAndPaused, rowsOf } from './shown-list.ts';

const record = (id: string, requests: 'open' | 'paused' = 'open') =>
  speakerRecord(sampleSpeaker({ id, name: `Dr. ${id}`, requests }), 'https://a.example');
const records = new Map<string, unknown>([
  ['a', record('a')],
  ['b', record('b', 'paused')],
  ['c', record('c')],
  ['odd', { id: 'odd', name: 7 }],
]);
const list = (...ids: string[]) => ids.map((id) => ({ id, name: `Old ${id}` }));

describe('the rows of a list', () => {
  test('have the names that are published now', () => {
    expect(rowsOf(list('a', 'c'), records).rows.map(({ name }) => name)).toEqual([
      'Dr. a',
      'Dr. c',
    ]);
  });

  test('have the names of the list where nothing is published or can be read', () => {
    expect(rowsOf(list('a', 'x')).rows.map(({ name }) => name)).toEqual(['Old a', 'Old x']);
    expect(rowsOf(list('odd'), records)).toMatchObject({
      rows: [{ name: 'Old odd', speaker: undefined, place: 0 }],
      missing: 0,
    });
  });

  test('leave out who is not a speaker any more, and count them', () => {
    const { rows, missing } = rowsOf(list('x', 'a', 'y'), records);
    expect(rows.map(({ id }) => id)).toEqual(['a']);
    expect(missing).toBe(2);
  });

  test('give places to those who take requests', () => {
    const { rows } = rowsOf(list('a', 'b', 'c'), records);
    expect(rows.map(({ place }) => place)).toEqual([0, undefined, 1]);
    expect(requestedAndPaused(rows)).toEqual({ requested: ['Dr. a', 'Dr. c'], paused: ['Dr. b'] });
  });
});

describe('how a speaker stands', () => {
  const { rows } = rowsOf(list('a', 'b', 'c'), records);
  test.each([
    ['a', 1, 2],
    ['c', 2, 2],
    ['b', 2, 3],
  ])('%s is %d of %d', (id, place, count) => {
    expect(placeOf(rows, id)).toEqual({ place, count });
  });
});
