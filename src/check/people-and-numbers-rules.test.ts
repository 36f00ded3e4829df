import { describe, expect, test } from 'vitest';
import { countedProblems } from './counted-problems.ts';
import { emergencyNumberProblems } from './emergency-number-problems.ts';
import { eventWarnings, overlapWarnings } from './event-warnings.ts';
import { figureProblems } from './evidence-problems.ts';
import { personWarnings } from './person-warnings.ts';
import { problemSentence } from './problem.ts';
import { protectionProblems } from './protection-problems.ts';
import { textEntry } from './testing/text-entry.ts';

describe('pronouns and professions of a person', () => {
  const found = (yaml: string) => personWarnings(textEntry('speakers', yaml)).map(problemSentence);
  test.each([
    ['pronouns: he/him\nbioShort: "Bo is a nurse. She sings."', /“She”.*he\/him/],
    ['pronouns: they/them\nbioShort: "Bo is a nurse. His crew sings."', /“His”/],
    ['bioMedium: "She is a nurse. He sings."', /“she” and another one with “he”/],
    ['title: Lakeside Clinic\norganization: School nurse', /Exchange/],
  ])('%s', (yaml, sentence) => expect(found(yaml)).toEqual([expect.stringMatching(sentence)]));
  test.each([
    'pronouns: he/him\nbioShort: "He is a nurse, as she was."',
    'pronouns: she/they\nbioShort: "She is a nurse. They sing."',
    'bioMedium: "Bo is a nurse. He sings. His crew sings."',
    'title: School nurse\norganization: Lakeside Clinic',
    'title: Nurse and advocate\norganization: Independent researcher',
    'title: Pastor\norganization: First Baptist',
  ])('not: %s', (yaml) => expect(found(yaml)).toEqual([]));
});

describe('children, patients and hard subjects', () => {
  const found = (text: string, yaml = 'contentNote: Hard.') =>
    protectionProblems(textEntry('stories', yaml, text)).map((one) =>
      one.found.replaceAll('"', ''),
    );
  test.each([
    ['Maya Delgado, 9, opened.', 'Maya Delgado, 9'],
    ['Maya Delgado (12) opened.', 'Maya Delgado (12'],
    ['Maya Delgado, who is nine, opened.', 'Maya Delgado, who is nine'],
    ['A 9-year-old Maya Delgado opened.', '9-year-old Maya Delgado'],
    ['Maya Delgado, a six-year-old, opened.', 'Maya Delgado, a six-year-old'],
    ['She was born on March 3, 1994.', 'born on March 3, 1994'],
    ['DOB: 3/14/1952', 'DOB: 3/14/1952'],
    ['Her chart number 448291', 'chart number 448291'],
    ['Hers is 123-45-6789.', '123-45-6789'],
  ])('%s', (text, words) => expect(found(text)).toEqual([words]));
  test.each([
    'Maya, 9, opened.',
    'Odessa Farrowline, 84, and Odessa Farrowline, who is eighty-four.',
    'At Elm Street, 12, and in Ward Nine, 12.',
    'Born in 1994 in March. On the record: 12 of 40.',
    'In Harborlight General, 20 beds.',
    'A record 120000 acres, and a patient 10000 miles away.',
  ])('not: %s', (text) => expect(found(text)).toEqual([]));

  test.each(['They asked about suicide.', 'He took his own life.', 'An overdose.'])(
    'without a note: %s',
    (text) => expect(found(text, 'title: Heat')).toHaveLength(1),
  );
  test.each(['After Raymond died I nailed it.', 'A miss.'])('needs no note: %s', (text) =>
    expect(found(text, 'title: Heat')).toEqual([]),
  );
});

describe('numbers for help', () => {
  const found = (text: string, site = 'name: Voices') =>
    emergencyNumberProblems([
      textEntry('site', site),
      textEntry('events', 'title: Heat', text),
    ]).map(({ fix }) => fix);
  test.each([
    ['Call 991.', 'Write 911.'],
    ['Dial 9111 now', 'Write 911.'],
    ['call or text 998 at any hour', 'Write 988.'],
    ['Llame al 912 si', 'Write 911.'],
  ])('%s', (text, fix) => expect(found(text)).toEqual([fix]));
  test.each([
    'Call 911 or text 988.',
    'Call 211 or 311.',
    'We call 981 homes.',
    'In 991 AD',
    'Call 9-1-1.',
  ])('not: %s', (text) => expect(found(text)).toEqual([]));
  test('they are those of the network', () => {
    expect(found('Call 989.', 'emergency: "999"\ncrisis: "111"')).toEqual(['Write 999.']);
  });
});

describe('words of an event on another time than its own', () => {
  const event = (yaml: string) =>
    textEntry('events', `start: "2027-01-14T18:30"\nend: "2027-01-15T20:00"\n${yaml}`);
  const found = (yaml: string) => eventWarnings(event(yaml)).map(problemSentence);
  test.each([
    ['howToJoin: Doors open at 6:00 PM EDT.', /EST/],
    ['access: Captions from 18:00 (CDT) on', /CST/],
    ['summary: Come on January 21.', /January 14, 2027/],
    ['title: Heat Night, Jan. 14, 2026', /January 14, 2027/],
  ])('%s', (yaml, sentence) => expect(found(yaml)).toEqual([expect.stringMatching(sentence)]));
  test.each([
    'howToJoin: Doors open at 6:00 PM EST, 3 PM PST.',
    'howToJoin: At 6 PM ET; ask by January 3.',
    'summary: On January 14 and January 15, 2027',
    'summary: In January 2027',
  ])('not: %s', (yaml) => expect(found(yaml)).toEqual([]));

  const timed = (id: string, start: string, end: string, further = '') => ({
    ...textEntry(
      'events',
      `title: ${id}\nstart: "${start}"\nend: "${end}"\nzone: America/Chicago\nspeakers: [ana]\n${further}`,
    ),
    id,
    file: `events/${id}.md`,
  });
  const first = timed('a', '2027-01-14T18:00', '2027-01-14T19:00');
  test.each([
    ['b', '2027-01-14T18:30', '2027-01-14T20:00', '', 1],
    ['c', '2027-01-14T19:00', '2027-01-14T20:00', '', 0],
    ['d', '2027-01-14T18:30', '2027-01-14T20:00', 'status: cancelled', 0],
    ['e', '2027-01-13T09:00', '2027-01-15T17:00', '', 0],
  ])('an event beside it: %s', (id, start, end, further, count) => {
    expect(overlapWarnings([timed(id, start, end, further), first])).toHaveLength(count);
  });
});

describe('numbers in words', () => {
  const found = (kind: 'letters' | 'keyMessagesPage' | 'joinPage', yaml: string) =>
    countedProblems(textEntry(kind, yaml)).map(problemSentence);
  test.each([
    ['letters', 'lede: We answer within two business days.\nanswer: { days: 5 }', /Write five/],
    ['letters', 'lede: A reply comes in 1 hour.\nanswer: { hours: 4 }', /Write four/],
    ['keyMessagesPage', 'lede: Five short messages\nmessages: [a, b, c, d]', /there are 4/],
    ['joinPage', 'asked: { lede: Three things we ask., points: [a, b] }', /there are 2/],
  ] as const)('%s: %s', (kind, yaml, sentence) => {
    expect(found(kind, yaml)).toEqual([expect.stringMatching(sentence)]);
  });
  test.each([
    ['letters', 'lede: We answer within two business days.\nanswer: { days: 2 }'],
    ['letters', 'lede: We answer soon.\nanswer: { days: 2 }'],
    ['letters', 'lede: It ends within two days.\nanswer: { days: 5 }'],
    ['keyMessagesPage', 'lede: Four messages\nmessages: [a, b, c, d]'],
    ['keyMessagesPage', 'lede: Two things first\nmessages: [a, b, c]\nsteps: [a]'],
  ] as const)('not: %s: %s', (kind, yaml) => expect(found(kind, yaml)).toEqual([]));
});

test.each([
  ['My fee is $150 an hour.', /price/],
  ['Tickets are 20 dollars.', /price/],
  ['It costs $20 billion a year.', /without evidence/],
  ['We lost $20.', /without evidence/],
])('of a sum of money: %s', (text, sentence) => {
  const [problem] = figureProblems(textEntry('events', `summary: ${JSON.stringify(text)}`));
  expect(problem && problemSentence(problem)).toMatch(sentence);
});
