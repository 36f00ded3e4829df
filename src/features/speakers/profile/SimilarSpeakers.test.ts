import { describe, expect, test } from 'vitest';
import { type Comparable, reasonInWords, similarAmong } from './SimilarSpeakers.tsx';

const plain: Comparable = {
  id: 'amara',
  expertise: ['Extreme heat'],
  region: 'Southwest',
  languages: ['English'],
  engagements: ['talk'],
  formats: ['virtual'],
  requests: 'open',
};
/** A speaker who shares nothing with `plain` but what `changes` says. */
const someone = (id: string, changes: Partial<Comparable> = {}): Comparable => ({
  ...plain,
  id,
  expertise: ['Policy'],
  region: 'West',
  engagements: ['panel'],
  formats: ['in-person'],
  ...changes,
});

const similarIds = (subject: Comparable, others: readonly Comparable[]) =>
  similarAmong([subject, ...others])(subject).map(({ speaker }) => speaker.id);

describe('who comes first', () => {
  const heat: Partial<Comparable> = { expertise: ['Extreme heat'] };
  const trilingual: Comparable = { ...plain, languages: ['English', 'Spanish', 'Igbo'] };
  test.each<[string, Comparable, Comparable, Comparable]>([
    ['one who shares a field', plain, someone('z', heat), someone('a')],
    ['one in the same region', plain, someone('z', { region: 'Southwest' }), someone('a')],
    [
      'one who speaks a language beyond English too',
      trilingual,
      someone('z', { languages: ['English', 'Igbo'] }),
      someone('a'),
    ],
    [
      'one who shares two languages before one who shares one',
      trilingual,
      someone('z', { languages: ['Spanish', 'Igbo'] }),
      someone('a', { languages: ['English', 'Spanish'] }),
    ],
    [
      'one who can be asked for the same',
      plain,
      someone('z', { engagements: ['talk'] }),
      someone('a'),
    ],
    ['one heard the same way', plain, someone('z', { formats: ['virtual'] }), someone('a')],
    [
      'one who shares a field before one in the same region',
      plain,
      someone('z', heat),
      someone('a', { region: 'Southwest' }),
    ],
    ['of two alike, the first by id', plain, someone('a'), someone('z')],
    [
      'one who takes requests before one more alike who does not',
      plain,
      someone('z'),
      { ...plain, id: 'a', requests: 'paused' },
    ],
  ])('%s', (_, subject, first, second) => {
    const rest = ['p', 'q', 'r'].map((id) => someone(`zz${id}`));
    expect(similarIds(subject, [second, first, ...rest]).slice(0, 1)).toEqual([first.id]);
    expect(similarIds(subject, [...rest, first, second]).slice(0, 1)).toEqual([first.id]);
  });

  test('a rare field counts more than a common one', () => {
    const subject: Comparable = { ...plain, expertise: ['Extreme heat', 'Medicines'] };
    const common = ['a', 'b', 'c', 'd'].map((id) => someone(id, { expertise: ['Extreme heat'] }));
    const rare = someone('z', { expertise: ['Medicines'] });
    expect(similarIds(subject, [...common, rare])).toEqual(['z', 'a', 'b']);
  });
});

test('never the speaker, at most three, and fewer where there are fewer', () => {
  const four = ['b', 'c', 'd', 'e'].map((id) => someone(id));
  expect(similarIds(plain, four)).toEqual(['b', 'c', 'd']);
  expect(similarIds(plain, four.slice(0, 1))).toEqual(['b']);
  expect(similarIds(plain, [])).toEqual([]);
});

describe('what two share', () => {
  const shared = (subject: Comparable, other: Comparable) =>
    similarAmong([subject, other])(subject)[0];
  test.each<[string, Partial<Comparable>, Partial<Comparable>, object]>([
    [
      'fields, in the order of the page',
      { expertise: ['Policy', 'Workers', 'Youth'] },
      { expertise: ['Youth', 'Policy'] },
      { fields: ['Policy', 'Youth'] },
    ],
    ['a part of the country', {}, { region: 'Southwest' }, { region: 'Southwest' }],
    [
      'languages but English',
      { languages: ['English', 'Spanish'] },
      { languages: ['Spanish', 'English'] },
      { languages: ['Spanish'] },
    ],
    ['nothing', {}, {}, { fields: [], languages: [], region: undefined }],
  ])('%s', (_, subject, other, found) => {
    expect(shared({ ...plain, ...subject }, someone('z', other))).toMatchObject(found);
  });
});

const words = {
  title: 'Similar speakers',
  instead: 'Ask them instead',
  fields: 'also speaks on {fields}',
  region: 'also in the {region}',
  languages: 'also in {languages}',
  engagements: 'can be asked for the same: {engagements}',
};
const nothing = {
  fields: [],
  region: undefined,
  languages: [],
  engagements: [],
};

test.each([
  [{ fields: ['Extreme heat'] }, 'Also speaks on extreme heat.'],
  [
    { fields: ['Extreme heat', 'Workers'], region: 'Southwest' },
    'Also speaks on extreme heat and workers; also in the Southwest.',
  ],
  [
    { region: 'West', languages: ['Spanish', 'Hindi'] },
    'Also in the West; also in Spanish and Hindi.',
  ],
  [{ languages: ['American Sign Language'] }, 'Also in American Sign Language.'],
  [{ engagements: ['talk', 'panel'] }, 'Can be asked for the same: talk and panel.'],
  [{ fields: ['Policy'], engagements: ['talk'] }, 'Also speaks on policy.'],
  [{}, ''],
])('%o', (shared, reason) => {
  expect(reasonInWords({ ...nothing, ...shared }, words)).toBe(reason);
});
