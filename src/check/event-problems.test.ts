import { describe, expect, test } from 'vitest';
import { eventPlace } from '#features/letters/definitions/events.ts';
import { all, type Change, drop, edit, put, set, write } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { type ProblemCase, testProblems } from './testing/problem-cases.ts';
import { soundTree } from './testing/sound-tree.ts';

const file = 'events/sample.md';

/** Several fields of the sample event at once. */
function fields(values: Record<string, unknown>): Change {
  return all(...Object.entries(values).map(([name, value]) => set(file, [name], value)));
}

/** A problem in the fields of the sample event, with the field and the words of its report. */
const problemCase = (
  name: string,
  values: Record<string, unknown>,
  field: string,
  says: RegExp,
): ProblemCase => [name, fields(values), file, field, says];

/** The fields of a time. */
const times = (start: string, end: string, zone?: string) => ({
  start,
  end,
  ...(zone && { zone }),
});
const ourAddress = 'hello@climatehealthvoices.example';
const full = { status: 'full', statusNote: 'Every seat is taken.' };
const cancelled = { status: 'cancelled', statusNote: 'The hall is closed.', revision: 1 };
const note = { statusNote: 'The hall is closed.' };

describe('an event that is sound', () => {
  test.each([
    ['at a place', {}],
    ['over midnight', times('2026-12-31T22:00', '2027-01-01T00:30')],
    ['over a change of clocks', times('2027-03-13T22:00', '2027-03-14T04:00')],
    ['in an hour that is twice', times('2026-11-01T01:30', '2026-11-01T03:00')],
    ['on a leap day', times('2028-02-29T10:00', '2028-02-29T11:00')],
    ['online', { format: 'virtual', location: 'Online' }],
    ['cancelled', { status: 'cancelled', ...note, revision: 1 }],
    ['moved', { status: 'moved', ...note, revision: 3, movedFrom: '2026-01-05T10:00' }],
    ['full', { status: 'full', ...note }],
    ['with a place to ask for', { howToJoin: 'Use “Ask for a place” on the event’s page.' }],
    ['with one of our addresses', { access: `Write to us: ${ourAddress}.` }],
    ['full, with a waiting list', { ...full, howToJoin: 'Join the waiting list: tell the team.' }],
    [
      'full, with an end of its waiting list',
      { ...full, access: 'Sign up for the waiting list by May 4.' },
    ],
    [
      'over, and asked for letters',
      { howToJoin: 'Seats were booked with the events team by e-mail.' },
    ],
    ['over, and had asked for letters', { access: 'Neighbors told the events team by e-mail.' }],
    [
      'with letters of its own',
      { howToJoin: 'The link comes by e-mail; the e-mail the host sends has it.' },
    ],
    ['with people to ask for help', { access: 'Level path to the team room, open from 6 p.m.' }],
    ['with what is left of it', { recording: 'https://example.org/a', slides: '#' }],
  ])('%s has no problem', async (_, values) => {
    const tree = soundTree();
    fields(values)(tree);
    expect(await checkTree(tree)).toEqual([]);
  });
});

describe('an event with a time that cannot be stops the build', () => {
  testProblems([
    problemCase(
      'an end before its start',
      times('2026-05-14T18:00', '2026-05-14T17:00'),
      'end',
      /later than "start"/,
    ),
    problemCase(
      'an end at its start',
      times('2026-05-14T18:00', '2026-05-14T18:00'),
      'end',
      /later than "start"/,
    ),
    problemCase(
      'an end a year late',
      times('2026-05-14T18:00', '2027-05-14T20:00'),
      'end',
      /365 days later.*year of both/,
    ),
    problemCase('30 February', times('2027-02-30T10:00', '2027-03-01T11:00'), 'start', /exist/),
    problemCase(
      '29 February of a common year',
      times('2027-02-29T10:00', '2027-03-01T11:00'),
      'start',
      /exist/,
    ),
    problemCase(
      'a thirteenth month',
      times('2026-12-31T10:00', '2026-13-01T11:00'),
      'end',
      /exist/,
    ),
    problemCase('the hour 24', times('2026-05-14T18:00', '2026-05-14T24:00'), 'end', /exist/),
    problemCase(
      'an hour that does not exist',
      times('2027-03-14T02:30', '2027-03-14T05:00'),
      'start',
      /clocks go forward/,
    ),
    problemCase(
      'an end that does not exist',
      times('2027-03-28T00:30', '2027-03-28T01:30', 'Europe/London'),
      'end',
      /clocks go forward/,
    ),
    problemCase('a day without an hour', { start: '2026-05-14' }, 'start', /YYYY-MM-DDTHH:MM/),
    problemCase(
      'a time with an offset',
      { start: '2026-05-14T18:00-05:00' },
      'start',
      /YYYY-MM-DDTHH:MM/,
    ),
    problemCase('a time in words', { start: 'next Tuesday' }, 'start', /YYYY-MM-DDTHH:MM/),
  ]);
});

describe('an event in a zone that cannot be stops the build', () => {
  testProblems([
    problemCase(
      'a zone that does not exist',
      { zone: 'America/Harborlight' },
      'zone',
      /IANA.*America\/Chicago/,
    ),
    problemCase('an abbreviation', { zone: 'CST' }, 'zone', /IANA/),
    problemCase('an offset', { zone: 'UTC-6' }, 'zone', /IANA/),
    problemCase('a zone in words', { zone: 'Central Time' }, 'zone', /IANA/),
    ['no zone', drop(file, ['zone']), file, 'zone', /missing.*Add "zone"/],
  ]);
});

describe('an event whose status does not fit stops the build', () => {
  testProblems([
    problemCase(
      'a status spelled otherwise',
      { status: 'canceled' },
      'status',
      /Did you mean "cancelled"\?/,
    ),
    problemCase(
      'cancelled without a word',
      { status: 'cancelled', revision: 1 },
      'statusNote',
      /missing.*Add "statusNote"/,
    ),
    problemCase(
      'cancelled, and calendars would not know',
      { status: 'cancelled', ...note },
      'revision',
      /Add "revision".*calendars/,
    ),
    problemCase(
      'moved, and calendars would not know',
      { status: 'moved', ...note, revision: 0 },
      'revision',
      /1 or more/,
    ),
    problemCase('a note on nothing', note, 'statusNote', /Delete it/),
    problemCase(
      'moved from somewhere, but not moved',
      { movedFrom: '2026-01-05T10:00' },
      'movedFrom',
      /"moved"/,
    ),
    problemCase(
      'moved from an hour that does not exist',
      { status: 'moved', ...note, revision: 1, movedFrom: '2026-03-08T02:30' },
      'movedFrom',
      /clocks go forward/,
    ),
    problemCase(
      'a recording of what did not take place',
      { status: 'cancelled', ...note, revision: 1, recording: '#' },
      'recording',
      /cancelled/,
    ),
    problemCase('a revision below nothing', { revision: -1 }, 'revision', /at least 0/),
    problemCase(
      'a change on a day that does not exist',
      { updated: '2026-11-31' },
      'updated',
      /exist/,
    ),
  ]);
});

describe('an event that asks visitors to write, and not where to, stops the build', () => {
  const where = /none of our addresses\. Say “Ask for a place” on the event’s page, or write .*@/;
  const noAddress = (words: string, field = 'howToJoin'): ProblemCase =>
    problemCase(`“${words}”`, { [field]: words }, field, where);
  testProblems([
    noAddress('Registration opens May 3. E-mail the events team with your name.'),
    noAddress('Send the events team an e-mail.'),
    noAddress('Send your name and workplace to the events team.'),
    noAddress('Parents can ask the events team for the link by e-mail.'),
    noAddress('Doors open at 5; write to Maria Lopez for a seat.'),
    noAddress('Registration is through the events team by e-mail.'),
    noAddress('Write to the library, books@example.org.'),
    noAddress('Tell the events team by May 3 if you need captions.', 'access'),
    noAddress('Let us know what you need.', 'access'),
    problemCase(
      'a full event whose waiting list nobody can reach',
      { ...full, statusNote: 'There is a waiting list: write to them.' },
      'statusNote',
      /Say “Join the waiting list” on the event’s page, or write/,
    ),
    problemCase(
      'a cancelled event, which has no button',
      { ...cancelled, access: 'Write to the events team.' },
      'access',
      /Write the email address out, such as hello@/,
    ),
  ]);
});

describe('an event without places that promises some stops the build', () => {
  const instead = /Say “Join the waiting list”, or correct "status"/;
  testProblems([
    problemCase('full', { ...full, howToJoin: 'Registration opens May 3.' }, 'howToJoin', instead),
    problemCase('full, by a day', { ...full, access: 'Register by May 3.' }, 'access', instead),
    problemCase(
      'full, by its button',
      { ...full, howToJoin: 'Ask for a place.' },
      'howToJoin',
      instead,
    ),
    problemCase(
      'cancelled',
      { ...cancelled, howToJoin: 'Registration for all opens May 3.' },
      'howToJoin',
      /"cancelled"\. Say that nobody needs a place, or correct "status"/,
    ),
  ]);
});

describe('an event with a wrong place, address or person stops the build', () => {
  testProblems([
    problemCase(
      'a virtual event at a place',
      { format: 'virtual', location: 'Harborlight, TX' },
      'location',
      /"Online"/,
    ),
    problemCase(
      'an event in person online',
      { format: 'in-person', location: 'Online' },
      'location',
      /name a place/,
    ),
    problemCase(
      'an unknown format',
      { format: 'online' },
      'format',
      /Write one of: in-person, virtual, hybrid/,
    ),
    problemCase('a link without scheme', { link: 'example.org/register' }, 'link', /https:\/\//),
    problemCase(
      'a recording without scheme',
      { recording: 'www.example.org/a' },
      'recording',
      /https:\/\//,
    ),
    problemCase(
      'slides on a page that is not there',
      { slides: '/stories/no-such-story' },
      'slides',
      /no page/,
    ),
    problemCase('a speaker who is not there', { speakers: ['nobody'] }, 'speakers.0', /no file/),
    problemCase('a speaker twice', { speakers: ['sample', 'sample'] }, 'speakers', /Remove one/),
    ['nothing on access', drop(file, ['access']), file, 'access', /missing.*Step-free/],
    [
      'a link to another event that is not there',
      write('See [it](/resources/events-calendar/gone).'),
      file,
      'text below the fields',
      /no page/,
    ],
  ]);
});

describe('an event that is there twice stops the build', () => {
  const copy =
    (name: string): Change =>
    (tree) =>
      put(name, String(tree.get(file)))(tree);
  testProblems([
    [
      'an id that differs in capitals',
      all(
        copy('events/Sample.md'),
        edit('events/Sample.md', (text) => text.replace(/^title: .*$/m, 'title: Other')),
      ),
      'events/Sample.md',
      '',
      /same id/,
    ],
    [
      'a copy that nobody changed',
      copy('events/sample-2.md'),
      file,
      'start',
      /events\/sample-2\.md/,
    ],
    [
      'a file name with spaces',
      all(
        copy('events/Heat Night.md'),
        edit('events/Heat Night.md', (text) => text.replace(/^title: .*$/m, 'title: Other')),
      ),
      'events/Heat Night.md',
      '',
      /"heat-night\.md"/,
    ],
  ]);
});

test('the button that the check asks for is the one on the page', () => {
  expect(eventPlace.words.title).toBe('Ask for a place');
  expect(eventPlace.words.words?.['titleFull']).toBe('Join the waiting list');
});
