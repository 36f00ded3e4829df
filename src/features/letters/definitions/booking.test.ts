import { describe, expect, test } from 'vitest';
import { isAsked } from '../letter.ts';
import { filledLetter, openLetter } from '../write-letter.ts';
import { booking, choiceLabel } from './booking.ts';

const letter = (answers: Record<string, string>) => filledLetter(booking, answers, '2026-11-22');
const full = {
  side: 'event',
  organization: 'Elm Street Library',
  contactNameTitle: 'Ana Reyes, director',
  journalisticEvent: 'no',
  urgentRequest: 'yes',
  email: 'ana@example.org',
  phone: '555-0123',
  eventDetails: 'Heat and older neighbors.\nQuestions after.',
  eventDate: '2027-05-01',
  audienceSize: '50-100',
  speakerPreferences: 'Dr. Amara Quill',
  budgetRange: 'Under $1000',
  accessNeeds: 'Captions',
  outlet: 'not asked of hosts',
};

describe('the booking letter', () => {
  test('has one line for each answer, in order', () => {
    expect(letter(full).body).toBe(
      [
        'Organization: Elm Street Library',
        'Contact name and title: Ana Reyes, director',
        'Journalistic event: No',
        'Urgent request: Yes',
        'Email: ana@example.org',
        'Phone: 555-0123',
        'Event details: Heat and older neighbors.\nQuestions after.',
        'Event date: May 1, 2027',
        'Expected audience size: 50-100',
        'Speaker preferences: Dr. Amara Quill',
        'Budget range: Under $1000',
        'Access needs: Captions',
      ].join('\n'),
    );
  });

  test('writes days as Americans do, and what is no date as it was typed', () => {
    expect(letter({ ...full, eventDate: 'any Friday in May' }).body).toContain(
      'Event date: any Friday in May\n',
    );
    expect(openLetter(booking, { eventDate: '2027-05-01' }).body).toContain(
      'Event date: May 1, 2027\n',
    );
  });

  test('asks hosts and reporters different things', () => {
    const { body } = letter({ ...full, side: 'media', outlet: 'Radio 9' });
    expect(body).toContain('Outlet: Radio 9');
    expect(body).not.toContain('Access needs');
  });

  test.each([
    [{ organization: 'Elm Street Library' }, 'Book a Speaker Request - Elm Street Library'],
    [{ organization: '  ', contactNameTitle: 'Ana' }, 'Book a Speaker Request - Ana'],
    [{}, 'Book a Speaker Request - Submission'],
  ])('from %o has the subject "%s"', (answers, subject) => {
    expect(letter(answers).subject).toBe(subject);
  });

  test.each([
    ['one', 'First choice: Dr. A; second choice: B, RN', '\nOf these speakers: One of them\n'],
    ['all', 'Dr. A; B, RN', '\nOf these speakers: All of them on one panel\n'],
  ])('of two speakers says whether one is asked for or all: %s', (together, names, line) => {
    const { body } = letter({ ...full, speakers: 'Dr. A\nB, RN', together });
    expect(body).toContain(`Speaker preferences: ${names}, Dr. Amara Quill\n`);
    expect(body).toContain(line);
  });

  test('of one speaker says nothing of a panel, whatever was chosen before', () => {
    const { body } = letter({ ...full, speakers: 'Dr. A', together: 'all' });
    expect(body).toContain('Speaker preferences: Dr. A, Dr. Amara Quill\n');
    expect(body).not.toContain('Of these speakers');
  });

  test('keeps the line of each of the eleven answers, also of those left open', () => {
    expect(letter({}).body.split('\n')).toHaveLength(11);
    expect(letter({}).to).toBe('voices@climatehealthvoices.example');
  });
});

test('the bare link asks the eleven questions first, then what the form asks beyond them', () => {
  const { subject, body } = openLetter(booking, { speaker: 'Dr. Amara Quill' });
  expect(subject).toBe('Book a Speaker Request - Submission');
  expect(body).toContain('Speaker preferences: Dr. Amara Quill');
  expect(body.split('\n').findIndex((line) => line.startsWith('Budget range'))).toBe(10);
  expect(body).toContain('\nAccess needs: \n');
  expect(body).toContain('\nDeadline with time zone: \n');
  expect(body).not.toContain('Of these speakers');
});

test('the bare link of several speakers asks which of them, or says it', () => {
  const linkOf = (known: Record<string, string>) => openLetter(booking, known).body;
  expect(linkOf({ speakers: 'A\nB' })).toContain(
    '\nOf these speakers (One of them / All of them on one panel): \n',
  );
  expect(linkOf({ speakers: 'A\nB', together: 'all' })).toContain(
    'Of these speakers: All of them on one panel\n',
  );
});

const specified = [
  'eventDate',
  'audienceSize',
  'eventDetails',
  'organization',
  'contactNameTitle',
  'email',
  'phone',
  'journalisticEvent',
  'urgentRequest',
  'speakerPreferences',
  'budgetRange',
];
const ofHosts = ['otherDates', 'place', 'audience', 'length', 'recorded', 'accessNeeds', 'travel'];
const ofReporters = ['outlet', 'deadline', 'liveOrTaped'];

test.each([
  ['', specified],
  ['event', [...specified, ...ofHosts]],
  ['media', [...specified, ...ofReporters]],
])('after “%s” the form asks what that side needs, and the specified answers', (side, names) => {
  const asked = booking.questions.filter(
    (question) => question.control !== 'given' && isAsked(question, { side }),
  );
  expect(asked.map(({ name }) => name).sort()).toEqual(['side', ...names].sort());
});

test('six answers have to be given, and a seventh of several speakers', () => {
  const required = booking.questions.filter((question) => question.required);
  expect(required.map(({ name }) => name)).toEqual([
    'together',
    'eventDetails',
    'organization',
    'contactNameTitle',
    'email',
    'journalisticEvent',
    'urgentRequest',
  ]);
});

test.each([
  ['audienceSize', ['1-50', '50-100', '100-500', '>500', 'Other']],
  ['budgetRange', ['No budget (probono)', 'Under $1000', '$1000-$5000', '>$5000']],
])('%s offers the options of the specification, and no other', (name, options) => {
  const question = booking.questions.find((candidate) => candidate.name === name);
  expect(question?.options?.map(({ words }) => words)).toEqual(options);
});

test('the first answer also says whether it is a journalistic event, which can be changed', () => {
  const media = booking.follow({ side: 'media' }, 'side');
  expect(media['journalisticEvent']).toBe('yes');
  expect(booking.follow({ ...media, journalisticEvent: 'no' }, 'journalisticEvent')).toMatchObject({
    side: 'media',
    journalisticEvent: 'no',
  });
});

describe('the chosen speakers', () => {
  const open = (draft: Record<string, string>, known: Record<string, string>) => {
    const { speakerPreferences = '' } = booking.written(booking.begin(draft, known));
    return speakerPreferences;
  };

  test.each([
    ['nobody', {}, {}, ''],
    ['one, from a profile', {}, { speaker: 'A' }, 'A'],
    [
      'one beside the visitor’s own words',
      { speakerPreferences: 'or a nurse' },
      { speaker: 'A' },
      'A, or a nurse',
    ],
    [
      'one beside one of before',
      { speakers: 'A' },
      { speaker: 'B' },
      'First choice: A; second choice: B',
    ],
    ['the same one twice', { speakers: 'A' }, { speaker: 'A' }, 'A'],
    ['a shortlist', {}, { speakers: 'A\nB' }, 'First choice: A; second choice: B'],
    [
      'a shortlist in another order',
      { speakers: 'A\nB' },
      { speakers: 'B\nA' },
      'First choice: B; second choice: A',
    ],
    ['a shortlist that lost one', { speakers: 'A\nB' }, { speakers: 'A' }, 'A'],
    ['the directory, after a profile', { speakers: 'A' }, {}, 'A'],
  ])('%s', (_, draft, known, words) => {
    expect(open(draft, known)).toBe(words);
  });

  test.each([
    ['', 'Book a Speaker'],
    ['Dr. A', 'Book Dr. A'],
    ['Dr. A: What heat does', 'Book Dr. A'],
    ['Dr. A\nB, RN', 'Book Dr. A and B, RN'],
    ['A\nB\nC\nD', 'Book 4 speakers'],
  ])('“%s” make the heading “%s”', (speakers, title) => {
    expect(booking.titleOf({ speakers })).toBe(title);
  });
});

test('every place in an order of wishes has a word', () => {
  expect([0, 11, 12].map(choiceLabel)).toEqual(['First choice', 'Twelfth choice', 'Choice 13']);
});
