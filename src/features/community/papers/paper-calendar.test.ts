import { expect, test } from 'vitest';
import { written } from '#features/community/testing/written.ts';
import { readIcs } from '../../../../tests/support/ics-events.ts';
import { icsProblems } from '../../../../tests/support/ics-problems.ts';
import { type EventAnswers, eventFacts } from './event-answers.ts';
import { paperCalendar } from './paper-calendar.ts';
import { papersPageSchema } from './papers-page.schema.ts';

const { words } = written('pages/papers.yaml', papersPageSchema);
const zone = 'America/Chicago';
function fileOf(answers: EventAnswers, zone: string): string | undefined {
  const own = {
    title: 'An evening',
    description: 'A flyer,\nin lines; and more',
    host: 'voices.example',
  };
  const stamp = new Date('2026-11-22T12:00:00Z');
  return paperCalendar({ ...own, facts: eventFacts(answers, words), zone, stamp });
}

test.each([
  ['winter', zone, '2026-12-05', '2026-12-06T00:30:00Z'],
  ['summer', 'America/New_York', '2027-07-05', '2027-07-05T22:30:00Z'],
  ['east', 'Asia/Calcutta', '2027-07-05', '2027-07-05T13:00:00Z'],
])('an event in %s keeps its hours and zone, read by another program', (_, zone, day, startsAt) => {
  const file = fileOf(
    { day, begin: '18:30', end: '20:00', question: 'Heat, hearts; and?', place: 'Hall' },
    zone,
  );
  expect(icsProblems(Buffer.from(file ?? '')).filter((problem) => !/^URL/.test(problem))).toEqual(
    [],
  );
  expect(readIcs(file ?? '')).toMatchObject([
    {
      start: `${day}T18:30`,
      end: `${day}T20:00`,
      startsAt,
      zone,
      place: 'Hall',
      title: 'Heat, hearts; and?',
      uid: `event-${day}@voices.example`,
      status: 'CONFIRMED',
    },
  ]);
});

test('an event without question and end has a name and a beginning', () => {
  const file = fileOf({ day: '2026-12-05', begin: '18:30' }, zone) ?? '';
  expect(readIcs(file)).toMatchObject([{ title: 'An evening', start: '2026-12-05T18:30' }]);
  expect(file).not.toContain('DTEND');
});

test.each([{ day: '2026-12-05' }, { begin: '18:30' }, { day: '2026-02-30', begin: '18:30' }])(
  '%o is nothing for a calendar',
  (answers) => expect(fileOf(answers, zone)).toBeUndefined(),
);
