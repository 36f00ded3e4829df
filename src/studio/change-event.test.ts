import { expect, test } from 'vitest';
import { cancelledEvent, endAfterMove, movedEvent, moveNote, moveProblem } from './change-event.ts';

const data = {
  start: '2027-05-06T10:00',
  end: '2027-05-06T12:00',
  howToJoin: 'Use “Ask for a place” on the event’s page.',
  access: 'Step-free entry.',
  updated: '2026-11-01',
  revision: 2,
};
const move = { start: '2027-06-01T18:00', end: '2027-06-01T20:00', note: ' It moved. ' };
const today = '2026-12-01';

test('a move fills all fields that visitors and calendars go by', () => {
  expect(movedEvent({ data, published: data, today }, move)).toEqual({
    start: '2027-06-01T18:00',
    end: '2027-06-01T20:00',
    status: 'moved',
    movedFrom: '2027-05-06T10:00',
    statusNote: 'It moved.',
    revision: 3,
    updated: today,
  });
});

test('moved twice before it is published, it was moved from what visitors know, with one revision', () => {
  const once = { ...data, ...movedEvent({ data, published: data, today }, move) };
  const again = movedEvent(
    { data: once, published: data, today },
    { ...move, start: '2027-07-01T18:00' },
  );
  expect(again).toMatchObject({ movedFrom: '2027-05-06T10:00', revision: 3 });
});

test('a cancelled event promises no places any more', () => {
  expect(
    cancelledEvent({ data, published: data, today }, 'Cancelled, because of the heat.'),
  ).toEqual({
    status: 'cancelled',
    statusNote: 'Cancelled, because of the heat.',
    howToJoin: 'The event does not take place, so nobody needs a place.',
    revision: 3,
    updated: today,
  });
});

test('the note proposed names day and hour as people say them', () => {
  expect(moveNote('2027-06-01T18:00')).toBe('Moved to Tuesday, June 1, 2027, 6:00 PM.');
});

test('the end follows the start', () => {
  expect(endAfterMove('2027-06-01T23:30', data)).toBe('2027-06-02T01:30');
  expect(endAfterMove('', data)).toBe(data.end);
});

test.each([
  [{ start: '', end: '' }, 'Choose a day and a time for start and end.'],
  [{ start: data.start, end: data.end }, 'Choose another start than the one it has.'],
  [
    { start: '2027-06-02T10:00', end: '2027-06-01T10:00' },
    'Choose an end that is later than the start.',
  ],
  [move, undefined],
])('%o: %s', (times, problem) => expect(moveProblem(times, data.start)).toBe(problem));
