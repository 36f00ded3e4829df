import { expect, test } from 'vitest';
import { mailtoLink } from '#site/mail/mailto.ts';
import { filledLetter, openLetter } from '../write-letter.ts';
import { eventPlace, eventProposal } from './events.ts';

const to = 'hello@climatehealthvoices.example';
const filledAnswers = {
  name: ' Porch Talk ',
  about: 'Heat & hearts.\nTwo speakers.',
  day: '2027-03-14',
  start: '18:00',
  end: '00:30',
  zone: 'Central',
  format: 'In person',
  place: 'Elm Street 4, Harborlight, TX',
  join: '',
  access: 'Step-free.',
  contact: 'Ana Reyes',
};

test('a proposal is a line for each answer, with its hours as people say them', () => {
  expect(filledLetter(eventProposal, filledAnswers, '2026-11-22')).toEqual({
    to,
    subject: 'Propose an event for the calendar',
    body: [
      'Title of the event: Porch Talk',
      'What is it about: Heat & hearts.\nTwo speakers.',
      'Date: March 14, 2027',
      'Starts at: 6:00 PM',
      'Ends at: 12:30 AM',
      'Time zone: Central',
      'How do people take part: In person',
      'Place, or link: Elm Street 4, Harborlight, TX',
      'Access: Step-free.',
      'Who are you: Ana Reyes',
    ].join('\n'),
  });
});

test('an empty form makes an empty letter that still fits into a link', () => {
  const letter = filledLetter(eventProposal, {}, '2026-11-22');
  expect(letter.body).toBe('');
  expect(mailtoLink(letter).fits).toBe(true);
});

test('what one needs to find an event has to be answered', () => {
  const required = eventProposal.questions
    .filter((question) => question.required)
    .map(({ name }) => name);
  expect(required).toEqual(['name', 'about', 'day', 'start', 'end', 'zone', 'format', 'place']);
});

const event = {
  event: 'Porch Talk',
  when: 'Thursday, January 14, 2027, 6:00 PM Central Standard Time',
};

test('who asks for a place names the event, and is asked room or video only where there are both', () => {
  const { to: address, subject, body } = openLetter(eventPlace, { ...event, format: 'hybrid' });
  expect(address).toBe('events@climatehealthvoices.example');
  expect(subject).toBe('A place, please: Porch Talk');
  expect(body).toMatch(/^Event: Porch Talk\nWhen: Thursday, .*\nYour name: \n/);
  expect(body).toContain('In the room or by video (In the room / By video): ');
  expect(openLetter(eventPlace, { ...event, format: 'virtual' }).body).not.toContain('room');
});

test('where every place is taken, the letter is for the waiting list', () => {
  const fullEvent = { ...event, list: 'Waiting list' };
  expect(eventPlace.titleOf(fullEvent)).toBe('Join the waiting list');
  expect(openLetter(eventPlace, fullEvent).subject).toBe('Waiting list: Porch Talk');
  expect(openLetter(eventPlace, fullEvent).body).toContain('List: Waiting list\n');
});

test('a draft for a full event is none for one that has room', () => {
  const draft = { ...event, list: 'Waiting list', name: 'Ana Reyes' };
  expect(eventPlace.begin(draft, { event: 'Heat Night' })).toEqual({
    event: 'Heat Night',
    name: 'Ana Reyes',
  });
});
