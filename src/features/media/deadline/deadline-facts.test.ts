import { expect, test } from 'vitest';
import { deadline } from '#features/letters/definitions/media.ts';
import { filledLetter, openLetter } from '#features/letters/write-letter.ts';
import { mailtoLink } from '#site/mail/mailto.ts';
import { type DeadlineRequest, deadlineFacts, personFacts } from './deadline-facts.ts';
import { person } from './testing/person.ts';

const to = 'media@climatehealthvoices.example';
const anyone = 'whoever can talk before the deadline';
const amara = person('Quill', { name: 'Dr. Amara Quill' });
const talk = { from: Date.parse('2026-11-23T20:00Z'), to: Date.parse('2026-11-23T22:00Z') };
const emptyAsk = { speaker: '', topic: '', lang: '', place: '', by: '', zone: '' };
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
