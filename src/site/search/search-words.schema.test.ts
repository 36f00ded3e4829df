import { describe, expect, test } from 'vitest';
import { expertise } from '#site/vocabulary.ts';
import { searchWordsSchema } from './search-words.schema.ts';

const donate = {
  id: 'donate',
  title: 'Donate',
  about: 'We take none.',
  href: '/',
  words: ['donate'],
};

const sound = {
  expertise: expertise.map((field) => ({ field, words: ['some word'] })),
  professions: [{ title: 'nurse', words: ['rn'] }],
  languages: [{ language: 'American Sign Language', words: ['asl'] }],
  places: [{ short: 'TX', words: ['texas'], cities: ['houston'] }],
  filters: [{ filter: 'free', words: ['gratis'], except: ['smoke free'] }],
  same: [{ words: ['kids', 'children'], spanish: ['niños'] }],
  kits: ['symptoms'],
  actions: [donate],
  figures: ['how many'],
  ignored: ['the'],
  ignoredOfSpeakers: ['speaker'],
};

describe('the words of the search', () => {
  test.each([
    ['all in order', sound, []],
    [
      'a field without words',
      { ...sound, expertise: sound.expertise.filter(({ field }) => field !== 'Youth') },
      ['has no words for: Youth; add an entry for each'],
    ],
    [
      'a word in capitals',
      { ...sound, professions: [{ title: 'nurse', words: ['RN'] }] },
      ['has capital letters; write it in lower case'],
    ],
    [
      'a state written out',
      { ...sound, places: [{ short: 'Texas', words: ['texas'] }] },
      ['must be two capital letters, such as "TX"'],
    ],
    [
      'a page elsewhere',
      { ...sound, actions: [{ ...donate, href: 'https://example.org' }] },
      ['must be an address of this site, from /'],
    ],
    [
      'a word twice',
      { ...sound, ignored: ['the', 'the'] },
      ['has the same entry twice; remove one'],
    ],
  ])('%s', (_, words, messages) => {
    const { error } = searchWordsSchema.safeParse(words);
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});
