import { describe, expect, test } from 'vitest';
import { speakerRecord } from '#features/speakers/speakers-file.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { maxChoices } from './shortlist.ts';
import { placeOf, rowsOf } from './shown-list.ts';
import { listedSpeaker, recordsFrom } from './speaker-records.ts';

const record = (id: string, requests: 'open' | 'paused' = 'open') =>
  speakerRecord(sampleSpeaker({ id, name: `Dr. ${id}`, requests }), 'https://a.example');
const records = recordsFrom({
  speakers: [record('a'), record('b', 'paused'), record('c'), { id: 'odd', name: 7 }],
});
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

  test('are no more than a list holds, and who has left takes no place', () => {
    const ids = Array.from({ length: maxChoices + 3 }, (_, index) => `s${index}`);
    const all = new Map(ids.map((id) => [id, record(id)]));
    const { rows, missing } = rowsOf(list('x', 'y', ...ids), all);
    expect(rows).toHaveLength(maxChoices);
    expect(missing).toBe(2);
  });

  test('give places to those who take requests', () => {
    const { rows } = rowsOf(list('a', 'b', 'c'), records);
    expect(rows.map(({ place }) => place)).toEqual([0, undefined, 1]);
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

const speaker = JSON.parse(JSON.stringify(speakerRecord(sampleSpeaker(), 'https://a.example')));

describe('a published record', () => {
  test('is read as it is published', () => expect(listedSpeaker(speaker)).toEqual(speaker));

  test('is read where a new field was added', () => {
    expect(listedSpeaker({ ...speaker, awards: [] })).toBeDefined();
  });

  test('is read without the year a speaker began', () => {
    const { since: _, ...rest } = speaker;
    expect(listedSpeaker(rest)).toBeDefined();
  });

  test.each([
    [null],
    ['<script>'],
    [{}],
    [{ ...speaker, id: '../x' }],
    [{ ...speaker, name: '' }],
    [{ ...speaker, expertise: 'heat' }],
    [{ ...speaker, languages: [1] }],
    [{ ...speaker, shortNotice: 'yes' }],
    [{ ...speaker, talks: [{ title: 'Heat' }] }],
    [{ ...speaker, media: { ...speaker.media, timeZone: 'America/Gotham' } }],
    [{ ...speaker, media: { ...speaker.media, from: 'morning' } }],
    [{ ...speaker, portrait: { ...speaker.portrait, src: 'https://else.example/a.svg' } }],
    [{ ...speaker, portrait: { ...speaker.portrait, src: '//else.example/a.svg' } }],
  ])('is not read from %.80j', (record) => {
    expect(listedSpeaker(record)).toBeUndefined();
  });
});

describe('the published list', () => {
  test('is read by id; what has none is left out', () => {
    const records = recordsFrom({ speakers: [speaker, null, { id: 7 }, 'x'], notice: 'x' });
    expect([...records.keys()]).toEqual(['ada-marsh']);
  });

  test.each([[null], [[]], ['x'], [{ speakers: {} }]])('is refused as %j', (file) => {
    expect(() => recordsFrom(file)).toThrow('cannot be read');
  });
});
