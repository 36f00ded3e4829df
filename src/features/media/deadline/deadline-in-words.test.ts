import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { deadline } from '#features/letters/definitions/media.ts';
import { filledLetter, openLetter } from '#features/letters/write-letter.ts';
import { mailtoLink } from '#site/mail/mailto.ts';
import { deadlinePageSchema } from '../media-pages.schema.ts';
import { emptyAsk } from './ask.ts';
import {
  type DeadlineRequest,
  deadlineFacts,
  foundInWords,
  missingInWords,
  personFacts,
} from './deadline-in-words.ts';
import type { FoundPerson, Missing } from './find-people.ts';
import { person } from './testing/person.ts';

const { people: words, ask: askWords } = deadlinePageSchema.parse(
  parse(readFileSync('example/pages/media-deadline.yaml', 'utf8')),
);
const foundPerson = (id: string, missing: Missing[] = [], isWish = false): FoundPerson => ({
  person: person(id),
  talk: { from: 0, to: 1 },
  missing,
  isWish,
});
const quill = (...missing: Missing[]) => foundPerson('Quill', missing, true);
const ann = foundPerson('ann');
const bo = foundPerson('bo');

describe('what the page says of those found', () => {
  test.each<[string, FoundPerson[], boolean, string]>([
    ['many', [ann, bo], true, '2 people state hours before your deadline, the earliest first.'],
    ['one', [ann], true, 'One person states hours before your deadline.'],
    ['one, without a deadline', [ann], false, words.countOne],
    ['nobody', [foundPerson('ann', ['lang'])], true, 'Nobody has everything you ask for.'],
    [
      'who was asked for can',
      [quill(), ann, bo],
      true,
      'Dr. Quill can talk before your deadline. 2 others can talk, the earliest first.',
    ],
    [
      'and one more',
      [quill(), ann],
      true,
      'Dr. Quill can talk before your deadline. One other person can talk.',
    ],
    [
      'and nobody else',
      [quill()],
      true,
      'Dr. Quill can talk before your deadline. Nobody else has everything you ask for.',
    ],
    [
      'who was asked for cannot, others can',
      [quill('deadline', 'topic'), ann, bo],
      true,
      'Dr. Quill cannot talk before your deadline. 2 others can talk, the earliest first.',
    ],
    [
      'nobody can',
      [quill('deadline'), foundPerson('ann', ['topic'])],
      true,
      'Dr. Quill cannot talk before your deadline. Nobody has everything you ask for.',
    ],
    [
      'who was asked for lacks something else',
      [quill('lang'), ann],
      true,
      'Dr. Quill does not have everything you ask for. One other person can talk.',
    ],
    [
      'before a deadline is named',
      [quill(), ann, bo],
      false,
      'Dr. Quill stands first. Add your deadline to check it. 2 others can talk, the earliest first.',
    ],
  ])('%s', (_, people, hasDeadline, sentence) => {
    expect(foundInWords(people, hasDeadline, words)).toBe(sentence);
  });
});

test.each<[Missing, string]>([
  ['deadline', 'Has no hours before your deadline.'],
  ['lang', 'Not on air in Spanish.'],
  ['topic', 'Another field: Extreme heat, not Asthma.'],
  ['place', 'Based elsewhere, in Harborlight, TX.'],
])('what is lacking is said: %s', (one, sentence) => {
  const ask = { ...emptyAsk, topic: 'Asthma', lang: 'Spanish', place: 'West' };
  expect(missingInWords(one, ann.person, ask, words)).toBe(sentence);
});

test('the chips are called as reporters say it', () => {
  const { soon, today, tomorrow } = askWords.soon;
  expect([soon, today, tomorrow]).toEqual(['In 90 minutes', 'Today, 5:00 PM', 'Tomorrow, 9:00 AM']);
});

const to = 'media@climatehealthvoices.example';
const anyone = 'whoever can talk before the deadline';
const amara = person('Quill', { name: 'Dr. Amara Quill' });
const talk = { from: Date.parse('2026-11-23T20:00Z'), to: Date.parse('2026-11-23T22:00Z') };
const full = {
  ask: { ...emptyAsk, topic: 'Extreme heat', lang: 'English', place: 'Southwest' },
  deadline: Date.parse('2026-11-23T22:00Z'),
  zone: 'America/New_York',
  found: { person: amara, talk },
};

const answers = {
  outlet: ' Harbor Daily ',
  name: 'Ana Reyes',
  phone: '555-0142',
  kind: 'Live',
  question: 'When is a room\ntoo hot?',
};
const letter = (request: DeadlineRequest) =>
  filledLetter(deadline, { ...answers, ...deadlineFacts(request, anyone) }, '2026-11-23');

test('a request is complete: the deadline on both clocks, the speaker, the hours, who asks', () => {
  expect(letter(full)).toEqual({
    to,
    subject:
      'Deadline Monday, November 23, 2026 5:00 PM Eastern Standard Time: Extreme heat, Dr. Amara Quill',
    body: [
      'Deadline: Monday, November 23, 2026 5:00 PM Eastern Standard Time',
      'The same on the speaker’s clock: Monday, November 23, 2026 4:00 PM Central Standard Time',
      'Speaker: Dr. Amara Quill, Nurse, Harborlight, TX',
      'Can talk: Monday, November 23, 2026 3:00 PM Eastern Standard Time to Monday, November 23, 2026 5:00 PM Eastern Standard Time',
      'The same on the speaker’s clock: Monday, November 23, 2026 2:00 PM Central Standard Time to Monday, November 23, 2026 4:00 PM Central Standard Time',
      'Notice the speaker needs: 2 hours',
      'Topic: Extreme heat',
      'Language: English',
      'Region: Southwest',
      'Outlet: Harbor Daily',
      'Your name: Ana Reyes',
      'Phone: 555-0142',
      'Live or recorded: Live',
      'The one question you most need answered: When is a room\ntoo hot?',
    ].join('\n'),
  });
  expect(mailtoLink(letter(full)).fits).toBe(true);
});

test('one clock is told once', () => {
  const { body } = letter({ ...full, zone: 'America/Chicago' });
  expect(body).toContain('Deadline: Monday, November 23, 2026 4:00 PM Central Standard Time');
  expect(body).not.toContain('The same');
});

test('the desk gets the same letter without a speaker, and open questions stay', () => {
  const { found: _, ...rest } = full;
  const facts = deadlineFacts({ ...rest, deadline: undefined }, anyone);
  const open = openLetter(deadline, facts);
  expect(open.subject).toBe('Media inquiry: Extreme heat');
  expect(open.body.split('\n').slice(0, 3)).toEqual([
    'Deadline: ',
    'Speaker: whoever can talk before the deadline',
    'Topic: Extreme heat',
  ]);
  expect(open.body).toContain('\nPhone: \n');
});

test('before anything is asked, a letter names the speaker and asks the rest', () => {
  const { subject, body } = openLetter(deadline, personFacts(amara));
  expect(subject).toBe('Media inquiry: interview, Dr. Amara Quill');
  expect(body).toMatch(/^Deadline: \nSpeaker: Dr\. Amara Quill, Nurse/);
});

test('what was typed for one speaker goes on to the next, what the page knew of the first does not', () => {
  const before = { ...answers, ...deadlineFacts(full, anyone) };
  const next = deadline.begin(before, personFacts(person('Marsh')));
  const { body } = filledLetter(deadline, next, '2026-11-23');
  expect(body).toContain('Outlet: Harbor Daily');
  expect(body).toContain('Speaker: Dr. Marsh');
  expect(body).not.toMatch(/Quill|Can talk|The same on/);
});
