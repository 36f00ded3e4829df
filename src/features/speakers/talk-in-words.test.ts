import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { profilePageSchema } from './speakers.table.ts';
import { shortTalkInWords, talkInWords } from './talk-in-words.ts';

const { mediaNow: words } = profilePageSchema.parse(
  parse(readFileSync('example/pages/speaker-profile.yaml', 'utf8')),
);
const now = Date.parse('2026-11-23T21:12Z');
const chicago = 'America/Chicago';
/** Monday from a quarter past five to half past six in Chicago. */
const talk = { from: Date.parse('2026-11-23T23:15Z'), to: Date.parse('2026-11-24T00:30Z') };
const clock = 'It is 3:12 PM there now.';
const there = 'There: today, 5:15 PM to 6:30 PM Central Standard Time.';

test.each([
  [
    'America/New_York',
    'Can talk today, 6:15 PM to 7:30 PM, your Eastern Standard Time.',
    `${there} ${clock}`,
    'Can talk today, 6:15 PM (5:15 PM CT)',
  ],
  [
    chicago,
    'Can talk today, 5:15 PM to 6:30 PM, your Central Standard Time.',
    clock,
    'Can talk today, 5:15 PM',
  ],
  [
    'Asia/Tokyo',
    'Can talk today, 8:15 AM to 9:30 AM, your Japan Standard Time.',
    `${there} ${clock}`,
    'Can talk today, 8:15 AM (5:15 PM CT)',
  ],
  [
    'Europe/London',
    'Can talk today, 11:15 PM to tomorrow, 12:30 AM, your Greenwich Mean Time.',
    `${there} ${clock}`,
    'Can talk today, 11:15 PM (5:15 PM CT)',
  ],
  [undefined, there, clock, 'Can talk today, 5:15 PM (5:15 PM CT)'],
])('a visitor in %s reads their own clock first', (visitorZone, first, second, short) => {
  const clocks = { now, visitorZone, speakerZone: chicago };
  expect(talkInWords(talk, clocks, words)).toEqual({ first, second });
  expect(shortTalkInWords(talk, clocks, 'CT', words)).toBe(short);
});

test.each([
  [1, 'tomorrow'],
  [3, 'Thursday'],
  [7, 'November 30'],
  [42, 'January 4'],
])('%i days ahead is %s', (days, day) => {
  const later = (moment: number) => moment + days * 86_400_000;
  const clocks = { now, visitorZone: chicago, speakerZone: chicago };
  const { first } = talkInWords({ from: later(talk.from), to: later(talk.to) }, clocks, words);
  expect(first).toContain(`Can talk ${day}, 5:15 PM`);
});
