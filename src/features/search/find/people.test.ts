import { describe, expect, test } from 'vitest';
import { phrasesOf, readQuery } from '#site/search/thesaurus.ts';
import { peopleFile } from '../records/all-records.ts';
import { theOne } from '../records/source.ts';
import { contentSource } from '../testing/content-source.ts';
import { filteredPeople } from './people.ts';

const source = contentSource();
const people = peopleFile(source);
const ignored = phrasesOf(theOne(source, 'searchWords').ignored);
const ask = (query: string, among = people, isElsewhere?: (word: string) => boolean) =>
  filteredPeople(readQuery(query, ignored).words, among, isElsewhere);
const speakersOf = (home: RegExp, language: string) =>
  source.speakers.filter(
    ({ data }) => home.test(data.basedIn ?? '') && data.languages.includes(language),
  );

describe('a filtered directory', () => {
  test('narrows by place and language, in everyday words and in Spanish', () => {
    const count = speakersOf(/, CA$/, 'Spanish').length;
    const expected = { chosen: ['California', 'Spanish'], count };
    expect(ask('speaker in California who speaks Spanish')).toMatchObject(expected);
    expect(ask('español california')).toMatchObject(expected);
  });

  test('counts whoever has any value of one kind and one of each other', () => {
    const bySpeaker = source.speakers.filter(
      ({ data }) =>
        /, (TX|FL)$/.test(data.basedIn ?? '') && data.expertise.includes('Extreme heat'),
    );
    const found = ask('texas florida extreme heat');
    expect(found?.count).toBe(bySpeaker.length);
    expect(found?.href).toBe('/speakers/directory?lives=Florida&lives=Texas&tag=Extreme+heat');
  });

  test('searches for a profession only where that leaves somebody', () => {
    expect(ask('nurse florida')?.href).toContain('q=nurse');
    expect(ask('dermatologist mandarin')?.href).toBe('/speakers/directory?lang=Mandarin');
  });

  test('gives a region where nobody in the state fits', () => {
    const texans = speakersOf(/, TX$/, 'Spanish');
    const others = source.speakers.filter((speaker) => !texans.includes(speaker));
    expect(ask('texas spanish', peopleFile({ ...source, speakers: others }))).toEqual({
      count: speakersOf(/, (AZ|NM|OK|TX)$/, 'Spanish').length - texans.length,
      chosen: ['Southwest', 'Spanish'],
      href: '/speakers/directory?lang=Spanish&lives=Southwest',
      widened: 'Texas',
    });
  });

  test('names the one speaker whom it shows, unless it had to leave something out', () => {
    const midwife = source.speakers.find(({ data }) => /midwife/i.test(data.title));
    expect(ask(`midwife ${midwife?.data.basedIn?.slice(-2)}`)?.only).toBe(`speaker-${midwife?.id}`);
    expect(ask('español california')?.only).toBeUndefined();
    expect(ask('dermatologist mandarin')?.only).toBeUndefined();
  });

  test('is offered beside a word that it does not know, where the others name it', () => {
    const expected = { href: '/speakers/directory?lang=Spanish&lives=California' };
    expect(ask('spanish speaker california church')).toMatchObject(expected);
    expect(ask('spanish california xyzzy', people, () => false)).toMatchObject(expected);
  });

  test.each([
    ['the word names something else', 'spanish california webinar', true],
    ['most words are unknown', 'california town hall', false],
  ])('is none where %s', (_, query, isElsewhere) => {
    expect(ask(query, people, () => isElsewhere)).toBeUndefined();
  });

  test.each(['heat', 'extreme heat flooding', 'texas town hall', 'alaska arabic', 'zebra', ''])(
    'is no answer to “%s”',
    (query) => expect(ask(query)).toBeUndefined(),
  );
});
