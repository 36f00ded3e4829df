import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conflictProblems } from './conflict-problems.ts';
import { dateWarnings } from './date-warnings.ts';
import type { Ids } from './entry.ts';
import { hourWarnings } from './hour-warnings.ts';
import { leftoverProblem } from './leftover-files.ts';
import { missingPageProblem } from './page-address.ts';
import { placeProblems } from './place-problems.ts';
import { quoteProblems } from './quote-problems.ts';
import { isCutOff } from './recording-end.ts';
import { spellingOfPeople } from './spelling-of-people.ts';
import { textEntry } from './testing/text-entry.ts';
import { orderWarnings, twinProblems } from './twin-problems.ts';

describe('addresses of the site', () => {
  const ids: Ids = new Map([
    ['stories', new Set(['two-fans'])],
    ['hazards', new Set(['flooding'])],
    ['speakers', new Set(['amara-quill'])],
  ]);
  test.each([
    ['/resources/librry', /no page/],
    ['/stories/two-fan', /no page.*"two-fans"/],
    ['/stories#tell-us', /no place called #tell-us.*closing-call/],
    ['/resources/rapid-response#floods', /no place/],
    ['/speakers/profile/amara-quill#talkz', /no place.*"talks"/],
  ])('%s is told', (address, says) => {
    const problem = missingPageProblem(address, ids);
    expect(`${problem?.message} ${problem?.fix}`).toMatch(says);
  });
  test.each([
    '/',
    '/stories/',
    '/stories?type=audio#closing-call',
    '/stories/two-fans#t=12',
    '/resources/rapid-response#flooding',
    '/speakers/profile/amara-quill#talk-heat',
    '/speakers/directory/2',
    '/resources/events-calendar/all',
    '/calendar.ics',
    '/privacy#children',
    '/es/ahora/calor',
  ])('%s is there', (address) => {
    const legal = new Map([...ids, ['legal', new Set(['privacy'])] as const]);
    expect(missingPageProblem(address, legal)).toBeUndefined();
  });
});

describe('regions and zones', () => {
  const event = (fields: string) => placeProblems(textEntry('events', fields));
  test.each([
    ['location: "Harborlight, TX"\nregion: Northeast', 'region', /Southwest/],
    ['location: "Bayside, CA"\nzone: America/New_York', 'zone', /America\/Los_Angeles/],
    ['location: "Bayside, XX"', 'location', /two letters/],
    ['location: "Bayside, Missouri"', 'location', /"Bayside, MO"/],
  ])('%s', (fields, field, fix) => {
    expect(event(fields)).toMatchObject([{ field, fix: expect.stringMatching(fix) }]);
  });
  test.each([
    'location: "Harborlight, TX"\nregion: National\nzone: America/Chicago',
    'location: "El Monte, TX"\nzone: America/Denver',
    'location: "Mercyfield, IN"\nzone: America/Indiana/Indianapolis',
    'location: "Mexico City, Mexico"',
    'location: Online\nregion: West\nzone: America/New_York',
    'location: "Mercyfield, IN"\nzone: EST or so',
  ])('not: %s', (fields) => expect(event(fields)).toEqual([]));
});

describe('quotes and people', () => {
  const story = (quote: string) =>
    textEntry(
      'stories',
      `quote: ${JSON.stringify(quote)}`,
      '**Ana:** [sighs] I don’t know. It was hot.\n\n**Bo:** So hot.',
    );
  test.each(['I don’t know. It was hot.', 'I don’t know … So hot.', 'it was HOT'])(
    'said: %s',
    (quote) => expect(quoteProblems([story(quote)])).toEqual([]),
  );
  test.each(['I do not know.', 'It was very hot.'])('not said: %s', (quote) =>
    expect(quoteProblems([story(quote)])).toMatchObject([{ field: 'quote' }]),
  );

  const people = [
    textEntry('speakers', 'name: Dr. Amara Quill'),
    textEntry('board', 'name: "Inés Callowreef, RN"'),
  ];
  test.each([
    ['Amara Quil spoke.', ['Amara Quil']],
    ['Ines Callowreef spoke.', ['Ines Callowreef']],
    ['Dr. Callowref’s talk.', ['Dr. Callowref']],
    ['Amara Quill’s talk, and Mara L. Quill’s.', []],
    ['Amara Stone and Dr. Quest spoke.', []],
  ])('%s', (body, found) => {
    const problems = spellingOfPeople([...people, textEntry('events', 'title: Heat', body)]);
    expect(problems.map((one) => one.found)).toEqual(found.map((words) => `"${words}"`));
  });
  test('a person of a story who is called otherwise than the speaker that is chosen is told', () => {
    const named = textEntry('stories', 'people: [{ name: Amy Quill, speaker: sample }]');
    expect(spellingOfPeople([people[0] as never, named])).toMatchObject([
      { field: 'people.0.name' },
    ]);
  });
});

describe('entries that are there twice', () => {
  const entry = (kind: 'speakers' | 'resources' | 'board', id: string, yaml: string) => {
    const one = textEntry(kind, yaml);
    return { ...one, id, file: `${one.kind.folder}/${id}` };
  };
  test.each([
    ['speakers', 'name: Dr. Ana Reyes', 'name: "Ana Réyes, RN"', 'name'],
    [
      'resources',
      'title: Heat\npublished: "2024-01"',
      'title: "HEAT."\npublished: "2024"',
      'title',
    ],
    [
      'resources',
      'fileUrl: https://www.who.int/a/',
      'fileUrl: https://who.int/a?utm_source=x#p',
      'fileUrl',
    ],
  ] as const)('%s: %j and %j', (kind, one, other, field) => {
    expect(twinProblems([entry(kind, 'a', one), entry(kind, 'b', other)])).toMatchObject([
      { file: expect.stringMatching(/b$/), field },
    ]);
  });
  test('documents of one title and other years are two', () => {
    const editions = ['2023', '2024'].map((year) =>
      entry('resources', year, `title: Heat\npublished: "${year}"`),
    );
    expect(twinProblems(editions)).toEqual([]);
  });
  test('two members at one place of the board are a warning', () => {
    const members = ['a', 'b'].map((id) => entry('board', id, 'order: 2'));
    expect(orderWarnings(members)).toMatchObject([{ field: 'order', isWarning: true }]);
  });
});

describe('days and hours', () => {
  test.each([
    ['claims', 'status: supported\nnextCheck: "2026-09-01"', 'nextCheck', /is over/],
    ['claims', 'status: supported\nchecked: "2027-09-01"', 'checked', /in the future/],
    ['events', 'start: "2062-12-10T12:00"', 'start', /many years ahead/],
    ['events', 'start: "2006-12-10T12:00"', 'start', /long before/],
    ['exchange', 'status: open\nuntil: "2026-05-01"', 'until', /still open/],
    ['speakers', 'since: 2062', 'since', /in the future/],
  ] as const)('%s: %s', (kind, yaml, field, message) => {
    expect(dateWarnings(textEntry(kind, yaml), '2026-11-27')).toMatchObject([
      { field, message: expect.stringMatching(message), isWarning: true },
    ]);
  });
  test.each([
    ['events', 'start: "2026-05-14T18:00"\nupdated: "2026-11-27"'],
    ['exchange', 'status: matched\nuntil: "2026-05-01"'],
    ['resources', 'published: "1998"'],
    ['speakers', 'since: 1972\nappearances: [{ year: 2027 }]'],
    ['claims', 'status: supported\nnextCheck: "2026-11-27"\nchecked: soon'],
  ] as const)('not %s: %s', (kind, yaml) => {
    expect(dateWarnings(textEntry(kind, yaml), '2026-11-27')).toEqual([]);
  });

  const hours = (start: string, end: string) =>
    hourWarnings(textEntry('events', `start: "${start}"\nend: "${end}"`)).map(({ fix }) => fix);
  test('morning and evening that are mixed up are a warning', () => {
    expect(hours('2027-03-16T04:00', '2027-03-16T17:30')).toEqual([
      'Choose 4:00 PM, if that is meant.',
    ]);
    expect(hours('2027-03-16T18:00', '2027-03-17T08:00')).toEqual([
      'Choose 8:00 PM, if morning and evening are mixed up.',
    ]);
    expect(hours('2027-03-16T09:30', '2027-03-16T16:30')).toEqual([]);
    expect(hours('2027-03-16T09:00', '2027-03-19T16:00')).toEqual([]);
  });
});

test.each([
  ['speakers/Thumbs.db', true],
  ['events/desktop.ini', true],
  ['events/upcoming1.md~', true],
  ['events/upcoming1.md.bak', true],
  ['stories/~$two-fans.docx', true],
  ['events/upcoming1.md', false],
  ['events/upcoming7.md.txt', false],
])('%s was left by a program: %s', (path, isLeft) => {
  expect(leftoverProblem(path) !== undefined).toBe(isLeft);
});

test.each([
  ['a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> content/x\n', [2]],
  ['a\n=======\nb\n', []],
  ['a\n>>>>>>> content/x\n', [2]],
  ['<<<<<<<<<<<\n', []],
])('of %j the conflict is at %j', (text, lines) => {
  expect(conflictProblems('events/a.md', text).map(({ line }) => line)).toEqual(lines);
});

test.each([
  ['recordings/two-fans.m4a', 'm4a'],
  ['recordings/two-fans.opus', 'opus'],
  ['recordings/gloves-at-nine.mp4', 'mp4'],
  ['recordings/gloves-at-nine.webm', 'webm'],
] as const)('%s is whole, and cut off where bytes are missing at its end', (path, ending) => {
  const bytes = readFileSync(`example/${path}`);
  expect(isCutOff(bytes, ending)).toBe(false);
  for (const missing of [1, 3000, bytes.length / 2]) {
    expect(isCutOff(bytes.subarray(0, bytes.length - missing), ending)).toBe(true);
  }
});
