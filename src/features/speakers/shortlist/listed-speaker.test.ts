import { describe, expect, test } from 'vitest';
import { speakerRecord } from '#features/speakers/speakers-file.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { listedSpeaker, recordsFrom } from './listed-speaker.ts';

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
