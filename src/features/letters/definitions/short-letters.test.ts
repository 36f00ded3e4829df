import { expect, test } from 'vitest';
import { filledLetter, openLetter } from '../write-letter.ts';
import { answerNeed, answerOffer } from './exchange.ts';
import { fileRequest, findSpeaker, join, newsletter } from './short-letters.ts';

test('joining has the subject of the specification', () => {
  expect(openLetter(join).subject).toBe('Join our Speakers Network');
});

test('a request for a file names it', () => {
  expect(openLetter(fileRequest, { file: 'Budget template' })).toMatchObject({
    subject: 'Please send me: Budget template',
    body: expect.stringMatching(/^File: Budget template\nI need it for: \n/),
  });
});

test('who looks for a speaker is asked beside what was searched for', () => {
  const { subject, body } = openLetter(findSpeaker, {
    search: 'Someone like Dr. Ada Marsh\nTopics: Heat',
  });
  expect(subject).toBe('Please find us a speaker');
  expect(body).toMatch(
    /^We looked for\nSomeone like Dr\. Ada Marsh\nTopics: Heat\n\nEvent or outlet: \n/,
  );
});

const entry = 'A nurse\nElm Row, Harborlight, TX. An evening.';

test('an answer names the entry and what it says, and asks who answers', () => {
  expect(openLetter(answerNeed, { entry })).toEqual({
    to: 'catalyst@climatehealthvoices.example',
    subject: 'Catalyst Exchange: I can help with “A nurse”',
    body: [
      'Entry on the Catalyst Exchange',
      'A nurse',
      'Elm Row, Harborlight, TX. An evening.',
      '',
      'Name: ',
      'Profession: ',
      'Town and state: ',
      'Days I could come: ',
      'What I would like to know first: ',
    ].join('\n'),
  });
});

test('an offer is answered by a group', () => {
  const answers = { entry, group: 'Elm Row', town: 'Harborlight', when: 'May' };
  const { subject, body } = filledLetter(answerOffer, answers, '2026-11-22');
  expect(subject).toBe('Catalyst Exchange: we would like “A nurse”');
  expect(body).toMatch(/\n\nGroup: Elm Row\nTown and state: Harborlight\nDate and place: May$/);
});

const signup = {
  email: 'ana@example.org',
  name: 'Ana',
  interests: 'Community Updates, Research & Reports',
  page: '/stories',
  at: 'Nov 21, 2026 3:40 PM',
};
const letter = (answers: Record<string, string>) => filledLetter(newsletter, answers, '2026-11-21');

test('a signup says everything the visitor chose, and where from', () => {
  expect(letter(signup)).toEqual({
    to: 'hello@climatehealthvoices.example',
    subject: 'New newsletter signup',
    body: [
      'Name: Ana',
      'Email: ana@example.org',
      'Interests: Community Updates, Research & Reports',
      'Signed up from: /stories',
      'Date and time: Nov 21, 2026 3:40 PM',
    ].join('\n'),
  });
});

test('a signup says what was left open', () => {
  const { body } = letter({ ...signup, name: ' ', interests: '' });
  expect(body).toContain('Name: Not provided');
  expect(body).toContain('Interests: None selected');
});

test('the bare link says which page it came from', () => {
  expect(openLetter(newsletter, { page: '/stories' }).body).toContain('Signed up from: /stories');
});
