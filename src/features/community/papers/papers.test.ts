import { expect, test } from 'vitest';
import { checklist, plannerPage, written } from '#features/community/testing/written.ts';
import {
  emailInvitationsSchema,
  eventFlyerSchema,
  signagePackSchema,
} from '#features/community/toolkit/files/templates.schema.ts';
import { answerProblems, type EventAnswers, eventFacts } from './event-answers.ts';
import { paperSource } from './paper-source.ts';
import { calendarText, eventPapers, offersIn } from './papers.ts';
import { papersPageSchema } from './papers-page.schema.ts';

const files = {
  page: written('pages/papers.yaml', papersPageSchema),
  flyer: written('toolkit/event-flyer.yaml', eventFlyerSchema),
  signage: written('toolkit/signage-pack.yaml', signagePackSchema),
  invitations: written('toolkit/email-invitations.yaml', emailInvitationsSchema),
  checklist,
  who: plannerPage.who,
};
const source = paperSource(files);

const whole: EventAnswers = {
  question: 'How do we sleep through hot nights?',
  day: '2026-12-05',
  begin: '18:30',
  end: '20:00',
  place: 'Canal Street Library',
  address: '12 Canal Street',
  speaker: 'Amara Quill',
  work: 'nurse at Harborlight',
  host: 'Elm Row Tenants',
  contact: 'elm@example.org',
};
const textOf = (id: string, answers: EventAnswers) =>
  eventPapers(answers, source).find((paper) => paper.id === id)?.text ?? '';

test.each([
  ['flyer', 'The question of the evening: How do we sleep through hot nights?'],
  ['flyer', 'Day and time: Saturday, December 5, 2026, 6:30 PM to 8:00 PM'],
  ['flyer', 'Place: Canal Street Library, 12 Canal Street'],
  ['flyer', 'Who will be there to answer: Amara Quill, nurse at Harborlight'],
  ['flyer', 'Invited by: Elm Row Tenants. Questions: elm@example.org'],
  ['flyer', 'Bus line and stop: ____'],
  ['flyer', '[ ] No steps'],
  ['signs', 'Entrance\nWelcome. Come in, we saved you a seat.\nHow do we sleep'],
  [
    'invitation',
    'Subject: Saturday with Amara Quill, nurse at Harborlight: How do we sleep through hot nights?',
  ],
  [
    'invitation',
    'How do we sleep through hot nights? On Saturday, December 5, 2026 at 6:30 PM we talk about it at Canal Street Library,',
  ],
  ['invitation', 'Where: Canal Street Library, 12 Canal Street, entrance without steps [where]'],
  ['invitation', 'something else: elm@example.org.'],
  ['reminder', 'Subject: Saturday at 6:30 PM: see you at Canal Street Library?'],
  ['thank-you', 'Thank you for coming to Canal Street Library on Saturday. [Number] of us'],
  ['run-sheet', '\n5:30 PM\n- Room: Open the room early.'],
  ['run-sheet', '\n6:00 PM\n- Doors open.'],
  ['invitation', '\nAmara Quill, nurse at Harborlight, speaks for twenty minutes.'],
  ['run-sheet', '\n6:35 PM\n- Amara Quill speaks, then the room.'],
  ['run-sheet', '\n7:50 PM\n- Forms and coats.\n- Welcome: Hand out the feedback form'],
  ['run-sheet', '\n8:00 PM\n- Whoever leads: End on time'],
  ['run-sheet', 'Say this when you call 911: Canal Street Library, 12 Canal Street'],
])('the %s has what is known: %s', (id, words) => {
  expect(textOf(id, whole)).toContain(words);
});

const panel: EventAnswers = {
  ...whole,
  speaker: 'Amara Quill\nTeo Marsh\n\nLin Ota',
  work: 'nurse at Harborlight\n\n\npediatrician',
  bus: 'Line 12, Canal Street',
  offers: 'No steps, Cool room, water',
  link: 'elm.example.org/evening',
};

test.each([
  [
    'flyer',
    'Who will be there to answer: Amara Quill, nurse at Harborlight; Teo Marsh; Lin Ota, pediatrician',
  ],
  ['flyer', 'Bus line and stop: Line 12, Canal Street'],
  ['flyer', '\n- No steps\n- Cool room, water\nInvited by'],
  ['flyer', 'More, and signing up: elm.example.org/evening'],
  ['invitation', 'Subject: Saturday with Amara Quill, Teo Marsh, and Lin Ota: How do we'],
  [
    'invitation',
    '\nAmara Quill (nurse at Harborlight), Teo Marsh, and Lin Ota (pediatrician) speak for twenty minutes.',
  ],
  ['invitation', '\nBus: Line 12, Canal Street\n'],
  ['reminder', 'Bus: Line 12, Canal Street. The last one back leaves at'],
  ['run-sheet', 'Speakers: Amara Quill, nurse at Harborlight; Teo Marsh; Lin Ota, pediatrician'],
  ['run-sheet', '- Amara Quill, Teo Marsh, and Lin Ota speak, then the room.'],
])('of three speakers and all that is true, the %s says: %s', (id, words) => {
  expect(textOf(id, panel)).toContain(words);
  expect(textOf('flyer', panel)).not.toMatch(/____|\[ \]/);
});

test.each([
  ['nothing', {}],
  ['a day', { day: '2026-12-05', begin: '18:30' }],
  ['all', panel],
])('the text for a calendar has no blanks where %s is known', (_, answers) => {
  const text = calendarText(answers, source);
  expect(text).not.toMatch(/_{3}|\[|: *$/m);
  expect(text).toContain('Come and ask.');
});

test('a calendar text says what the flyer says', () => {
  expect(calendarText(panel, source)).toBe(textOf('flyer', panel));
});

test.each([
  ['Cool room, water', ['Cool room, water']],
  ['Food, No steps', ['No steps', 'Food']],
  ['Cool room', []],
  [undefined, []],
])('of “%s” these are true: %o', (answer, offers) => {
  expect(offersIn(answer, source.flyer.offers)).toEqual(offers);
});

test.each([
  ['nothing', {}],
  ['spaces', { question: '  ', place: '\n', speaker: ' \n ', work: '\n\n', bus: ' ', link: ' ' }],
  ['a day that is not', { day: '2026-02-30' }],
  ['an end without a beginning', { end: '20:00' }],
  ['words that look like places', { question: '{place} $& %s', host: '{host}' }],
])('%s leaves room to write, and nothing undefined', (_, answers) => {
  for (const { text, note } of eventPapers(answers, source)) {
    expect(`${text} ${note ?? ''}`).not.toMatch(/undefined|NaN|\bnull\b|Invalid/);
  }
  expect(textOf('flyer', answers)).toContain('Place: ____');
  expect(textOf('invitation', answers)).toContain('at [place], and');
  expect(textOf('run-sheet', answers)).toMatch(/\n_____\n- Room: Open/);
});

test.each([
  [
    'one line of words in many',
    { question: 'Heat\n  and the  heart' },
    'question',
    'Heat and the heart',
  ],
  [
    'a topic becomes a sentence',
    { question: 'Heat and the heart' },
    'opening',
    'Heat and the heart.',
  ],
  ['a question stays one', { question: 'Why?' }, 'opening', 'Why?'],
  ['a day alone', { day: '2026-12-05' }, 'when', 'Saturday, December 5, 2026'],
  ['a time alone', { begin: '09:05' }, 'when', '9:05 AM'],
  ['an address alone', { address: '12 Canal Street' }, 'where', '12 Canal Street'],
  ['an end before the beginning', { begin: '20:00', end: '19:00' }, 'when', '8:00 PM'],
  [
    'a link without its beginning',
    { link: ' elm.example.org/a ' },
    'link',
    'https://elm.example.org/a',
  ],
  ['a link of old', { link: 'http://elm.example.org' }, 'link', 'https://elm.example.org'],
  ['a link that is none', { link: 'our page' }, 'link', undefined],
  ['work without a name', { work: 'nurse at the clinic' }, 'guests', 'nurse at the clinic'],
  ['a name without work', { speaker: 'Ann' }, 'guests', 'Ann'],
  ['an address that is none', { host: 'Elm Row', contact: 'elm@' }, 'invited', 'Elm Row'],
] as const)('%s', (_, answers, fact, words) => {
  expect(eventFacts(answers, source.words)[fact]).toBe(words);
});

test.each([
  [{ day: '2026-02-30' }, { day: 'noDay' }],
  [{ day: '0002-12-05' }, { day: 'noDay' }],
  [{ begin: '18:00', end: '18:00' }, { end: 'endsFirst' }],
  [{ contact: 'elm at example' }, { contact: 'email' }],
  [{ contact: ' elm@example.org ' }, {}],
  [{ link: 'our page' }, { link: 'link' }],
  [{ link: `a.example/${'a'.repeat(200)}` }, { link: 'link' }],
  [{ link: 'javascript:alert(1)' }, { link: 'link' }],
  [whole, {}],
  [{}, {}],
])('%o has the problems %o', (answers, problems) => {
  expect(answerProblems(answers)).toEqual(problems);
});

test.each([
  ['18:00', '18:30', ['5:00 PM', '5:30 PM', '6:00 PM', '6:05 PM', '6:20 PM', '6:30 PM']],
  ['18:00', '18:05', ['5:00 PM', '5:30 PM', '6:00 PM', '6:00 PM', '6:00 PM', '6:05 PM']],
  ['00:30', '02:00', ['11:30 PM', '12:00 AM', '12:30 AM', '12:35 AM', '1:50 AM', '2:00 AM']],
])('from %s to %s the run sheet is in order', (begin, end, times) => {
  const shown = textOf('run-sheet', { begin, end }).match(/^\d+:\d\d [AP]M$/gm);
  expect(shown).toEqual(times);
});

test('a letter says by which day it is sent, from the weeks of the checklist', () => {
  const notes = eventPapers(whole, source).flatMap(({ note }) => note ?? []);
  expect(notes).toEqual([
    'To send four weeks before: Saturday, November 7, 2026.',
    'To send one week before: Saturday, November 28, 2026.',
    'To send the week after: Saturday, December 12, 2026.',
  ]);
});

test('a letter in a week that the checklist does not have, or a task of the day left out, stops the build', () => {
  const phases = checklist.phases.filter(({ daysBefore }) => daysBefore !== 28);
  expect(() => paperSource({ ...files, checklist: { phases } })).toThrow('Four weeks before');
  const runSheet = { ...files.page.runSheet, rows: files.page.runSheet.rows.slice(1) };
  expect(() => paperSource({ ...files, page: { ...files.page, runSheet } })).toThrow(
    /open-room.*signs/,
  );
});
