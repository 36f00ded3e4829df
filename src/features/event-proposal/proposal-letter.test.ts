import { expect, test } from 'vitest';
import { mailtoLink } from '#site/mail/mailto.ts';
import { emptyProposal, proposalFields } from './proposal-fields.ts';
import { proposalLetter } from './proposal-letter.ts';

const to = 'hello@climatehealthvoices.example';
const full = {
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
  expect(proposalLetter(full, to)).toEqual({
    to,
    subject: 'Propose an event for the calendar',
    body: [
      'Title of the event: Porch Talk',
      'What is it about: Heat & hearts.\nTwo speakers.',
      'Date: 2027-03-14',
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
  const letter = proposalLetter(emptyProposal, to);
  expect(letter.body).toBe('');
  expect(mailtoLink(letter).fits).toBe(true);
});

test('what one needs to find an event has to be answered', () => {
  const required = proposalFields.filter((field) => field.required).map(({ name }) => name);
  expect(required).toEqual(['name', 'about', 'day', 'start', 'end', 'zone', 'format', 'place']);
});
