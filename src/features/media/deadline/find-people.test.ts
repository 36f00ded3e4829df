import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPeople, type Wanted } from './find-people.ts';
import { person } from './testing/person.ts';

const anna = person('anna');
const hours = (timeZone: string) => ({ ...anna.hours, timeZone });
const people = [
  anna,
  person('ben', { hours: hours('America/New_York'), topics: ['Asthma', 'Extreme heat'] }),
  person('cleo', {
    languages: ['English', 'Spanish'],
    region: 'West',
    hours: hours('America/Los_Angeles'),
  }),
  person('dan', {
    topics: ['Flooding'],
    languages: ['Spanish'],
    hours: { ...anna.hours, notice: 2880 },
  }),
];
const nothing: Wanted = { speaker: '', topic: '', lang: '', place: '', deadline: undefined };
const now = Date.parse('2026-11-23T15:00Z');
const at = (time: string) => Date.parse(`2026-11-${time}Z`);
const idsFound = (wanted: Partial<Wanted>) =>
  findPeople(people, { ...nothing, ...wanted }, now, [])
    .map(({ person: { id }, missing }) => [id, ...missing].join('-'))
    .join(' ');

describe('who can talk, the earliest first', () => {
  test.each<[string, Partial<Wanted>, string]>([
    ['everybody, when nothing is asked', {}, 'ben anna cleo dan'],
    ['on a topic', { topic: 'Extreme heat' }, 'ben anna cleo'],
    ['in a language', { lang: 'Spanish' }, 'cleo dan'],
    ['somewhere', { place: 'Southwest' }, 'ben anna dan'],
    ['before a deadline', { deadline: at('23T21:00') }, 'ben anna'],
    [
      'with all of it',
      { topic: 'Asthma', lang: 'English', place: 'Southwest', deadline: at('24T00:00') },
      'ben',
    ],
  ])('%s', (_, wanted, ids) => {
    expect(idsFound(wanted)).toBe(ids);
  });
});

describe('where nobody has everything, who comes nearest and what they lack', () => {
  test.each<[string, Partial<Wanted>, string]>([
    [
      'a deadline that nobody meets: whoever can talk first after it',
      { deadline: at('23T16:00') },
      'ben-deadline anna-deadline cleo-deadline',
    ],
    [
      'a language that nobody has: the right field first',
      { lang: 'Igbo', topic: 'Asthma' },
      'ben-lang anna-lang-topic cleo-lang-topic',
    ],
    [
      'a field that nobody has in the language: the language first, with another field',
      { topic: 'Asthma', lang: 'Spanish' },
      'cleo-topic dan-topic ben-lang anna-lang-topic',
    ],
    [
      'a place without the subject: the place is the least wish',
      { topic: 'Flooding', place: 'West' },
      'dan-place cleo-topic ben-topic-place',
    ],
    [
      'a language too late: whoever is free first',
      { lang: 'Spanish', deadline: at('23T21:00') },
      'ben-lang anna-lang cleo-deadline dan-deadline',
    ],
    [
      'a field too late: another field in time first',
      { topic: 'Flooding', deadline: at('23T21:00') },
      'ben-topic anna-topic dan-deadline cleo-deadline-topic',
    ],
    [
      'all three: in the language, then in the field, then later',
      { topic: 'Asthma', lang: 'Spanish', deadline: at('23T23:00') },
      'cleo-topic ben-lang anna-lang-topic dan-deadline-topic',
    ],
    [
      'a place as well, which weighs least in each',
      { topic: 'Asthma', lang: 'Spanish', place: 'Southwest', deadline: at('23T23:00') },
      'cleo-topic-place ben-lang anna-lang-topic dan-deadline-topic',
    ],
  ])('%s', (_, wanted, ids) => {
    expect(idsFound(wanted)).toBe(ids);
  });

  test('of each kind the three nearest', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => person(id));
    const found = findPeople(many, { ...nothing, lang: 'Igbo' }, now, []);
    expect(found.map(({ person: { id } }) => id)).toEqual(['a', 'b', 'c']);
  });
});

test('nobody stands after the deadline before someone who is free, whatever is asked', () => {
  const some = fc.record({
    speaker: fc.constant(''),
    topic: fc.constantFrom('', 'Extreme heat', 'Asthma', 'Flooding', 'Nutrition'),
    lang: fc.constantFrom('', 'English', 'Spanish', 'Igbo'),
    place: fc.constantFrom('', 'Southwest', 'West'),
    deadline: fc.integer({ min: now, max: at('26T00:00') }),
  });
  fc.assert(
    fc.property(some, (wanted) => {
      const isLate = findPeople(people, wanted, now, []).map(({ missing }) =>
        missing.includes('deadline'),
      );
      expect(isLate).toEqual(isLate.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});

describe('the speaker who is asked for stands first', () => {
  test.each<[string, Partial<Wanted>, string]>([
    ['with nothing else asked', {}, 'cleo ben anna dan'],
    ['when they can', { deadline: at('23T23:00') }, 'cleo ben anna'],
    [
      'when they cannot, before those who can',
      { deadline: at('23T21:00') },
      'cleo-deadline ben anna',
    ],
    ['when only they can', { lang: 'Spanish', place: 'West' }, 'cleo'],
    [
      'when nobody can',
      { topic: 'Flooding', deadline: at('23T21:00') },
      'cleo-deadline-topic ben-topic anna-topic dan-deadline',
    ],
    ['unless nobody is called that', { speaker: 'nobody' }, 'ben anna cleo dan'],
  ])('%s', (_, wanted, ids) => {
    expect(idsFound({ speaker: 'cleo', ...wanted })).toBe(ids);
  });
});

test('two who can talk at once stand by the length of their hours, then by id', () => {
  const long = person('zoe', { hours: { ...anna.hours, to: '20:00' } });
  const found = findPeople([person('bo'), person('al'), long], nothing, now, []);
  expect(found.map(({ person: { id } }) => id)).toEqual(['zoe', 'al', 'bo']);
});

test('on a day off nobody can, and whoever can first after it comes nearest', () => {
  const found = findPeople(people, { ...nothing, deadline: at('23T23:30') }, now, ['2026-11-23']);
  expect(found.map(({ person: { id }, missing }) => [id, ...missing].join('-')).join(' ')).toBe(
    'ben-deadline anna-deadline cleo-deadline',
  );
});
