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
  person('dan', { topics: ['Flooding'], languages: ['Spanish'], notice: 2880 }),
];
const nothing: Wanted = { topic: '', lang: '', place: '', deadline: undefined };
const now = Date.parse('2026-11-23T15:00Z');
const at = (time: string) => Date.parse(`2026-11-${time}Z`);
const told = (wanted: Partial<Wanted>) =>
  findPeople(people, { ...nothing, ...wanted }, now)
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
    expect(told(wanted)).toBe(ids);
  });
});

describe('where nobody can, who comes nearest and what they lack', () => {
  test.each<[string, Partial<Wanted>, string]>([
    [
      'a deadline that nobody meets',
      { deadline: at('23T16:00') },
      'ben-deadline anna-deadline cleo-deadline',
    ],
    [
      'a language that nobody has',
      { lang: 'Igbo', topic: 'Asthma' },
      'ben-lang anna-topic-lang cleo-topic-lang',
    ],
    [
      'a place without the subject',
      { topic: 'Flooding', place: 'West' },
      'dan-place cleo-topic ben-topic-place',
    ],
    [
      'a language too late',
      { lang: 'Spanish', deadline: at('23T21:00') },
      'cleo-deadline dan-deadline ben-lang',
    ],
  ])('%s', (_, wanted, ids) => {
    expect(told(wanted)).toBe(ids);
  });
});

test('two who can talk at once stand by the length of their hours, then by id', () => {
  const long = person('zoe', { hours: { ...anna.hours, to: '20:00' } });
  const found = findPeople([person('bo'), person('al'), long], nothing, now);
  expect(found.map(({ person: { id } }) => id)).toEqual(['zoe', 'al', 'bo']);
});
