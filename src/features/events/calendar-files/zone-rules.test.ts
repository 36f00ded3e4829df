import { expect, test } from 'vitest';
import { offsetsByRules, rulesOfZone } from './zone-rules.ts';

const rulesOf = (...parts: string[]) =>
  ['BEGIN:VTIMEZONE', 'TZID:Test/Zone', ...parts, 'END:VTIMEZONE'].join('\r\n');
const observance = (from: string, to: string, start: string, rule?: string) =>
  [
    'BEGIN:STANDARD',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${start}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    'END:STANDARD',
  ].join('\r\n');

const summer = observance('-0500', '-0400', '19700308T020000', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU');
const winter = observance('-0400', '-0500', '19701101T020000', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU');
const newYork = rulesOf(summer, winter);

test.each([
  ['2026-01-15T12:00', [-300]],
  ['2026-03-08T01:59', [-300]],
  ['2026-03-08T02:30', []],
  ['2026-03-08T03:00', [-240]],
  ['2026-07-15T12:00', [-240]],
  ['2026-11-01T00:59', [-240]],
  ['2026-11-01T01:30', [-240, -300]],
  ['2026-11-01T02:00', [-300]],
  ['2027-01-01T00:00', [-300]],
])(
  'by the rules of New York a clock that shows %s may be ahead of UTC by %j minutes',
  (local, all) => {
    expect(offsetsByRules(newYork, local)).toEqual(all);
  },
);

test.each([
  ['one rule for ever', rulesOf(observance('+0545', '+0545', '19700101T000000')), [345]],
  [
    'the last Saturday',
    rulesOf(observance('+0300', '+0200', '19701031T000000', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SA')),
    [120],
  ],
  [
    'a rule of another kind',
    rulesOf(
      observance('+0300', '+0200', '19701031T000000', 'FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=28'),
    ),
    [],
  ],
  [
    'more dates than one',
    rulesOf(
      observance('+0300', '+0200', '19701031T000000').replace(
        'END',
        'RDATE:20201031T000000\r\nEND',
      ),
    ),
    [],
  ],
  ['nothing', '', []],
])('rules with %s', (_, block, all) => {
  expect(offsetsByRules(block, '2026-12-01T12:00')).toEqual(all);
});

test('a zone of which the library knows nothing has no rules', () => {
  expect(rulesOfZone('Mars/Olympus')).toBeUndefined();
});
