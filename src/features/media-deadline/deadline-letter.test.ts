import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mailtoLink } from '#site/mail/mailto.ts';
import { emptyAsk } from './ask.ts';
import { deadlineLetter, stillLetter } from './deadline-letter.ts';
import { deadlinePageSchema } from './deadline-page.schema.ts';
import { noAnswers } from './outlet-fields.ts';
import { person } from './testing/person.ts';

const page = deadlinePageSchema.parse(
  parse(readFileSync('content/pages/media-deadline.yaml', 'utf8')),
);
const to = 'media@climatehealthvoices.example';
const amara = person('Quill', { name: 'Dr. Amara Quill' });
const talk = { from: Date.parse('2026-11-23T20:00Z'), to: Date.parse('2026-11-23T22:00Z') };
const full = {
  ask: { ...emptyAsk, topic: 'Extreme heat', lang: 'English', place: 'Southwest' },
  deadline: Date.parse('2026-11-23T22:00Z'),
  zone: 'America/New_York',
  answers: {
    outlet: ' Harbor Daily ',
    name: 'Ana Reyes',
    phone: '555-0142',
    kind: 'Live',
    question: 'When is a room\ntoo hot?',
  },
  found: { person: amara, talk },
};

test('a request is complete: the deadline on both clocks, the speaker, the hours, who asks', () => {
  expect(deadlineLetter(full, page, to)).toEqual({
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
  expect(mailtoLink(deadlineLetter(full, page, to)).fits).toBe(true);
});

test('one clock is told once', () => {
  const { body } = deadlineLetter({ ...full, zone: 'America/Chicago' }, page, to);
  expect(body).toContain('Deadline: Monday, November 23, 2026 4:00 PM Central Standard Time');
  expect(body).not.toContain('The same');
});

test('the desk gets the same letter without a speaker, and open questions stay', () => {
  const { found: _, ...rest } = full;
  const letter = deadlineLetter({ ...rest, deadline: undefined, answers: noAnswers }, page, to);
  expect(letter.subject).toBe('Media inquiry: Extreme heat');
  expect(letter.body.split('\n').slice(0, 3)).toEqual([
    'Deadline: ',
    'Speaker: whoever can talk before the deadline',
    'Topic: Extreme heat',
  ]);
  expect(letter.body).toContain('\nPhone: \n');
});

test('before anything is asked, a letter names the speaker and asks the rest', () => {
  const { subject, body } = stillLetter(amara, page, to);
  expect(subject).toBe('Media inquiry: interview, Dr. Amara Quill');
  expect(body).toMatch(/^Deadline: \nSpeaker: Dr\. Amara Quill, Nurse/);
});
