import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formOf } from '#content/form-of.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { editYaml } from './edit-yaml.ts';

const talks = `# Talks of the year
title: Emergency physician   # as printed
quote: >-
  Heat does not look like a disaster. It looks like a quiet apartment. My job is to make people
  picture the apartment.
tags: [heat, "night shift"]
talks:
  - title: "Heat: at home"
    minutes: [20, 45]

  # The one for hospitals
  - title: Counting
    minutes:
      - 30
    audience: 'Nurses'
  - title: Third
source: { name: Survey, year: 2019 }
`;

/** The lines that an edit of `talks` takes away and puts in, as a diff shows them. */
function diff(change: (data: ReturnType<typeof parse>) => void): string[] {
  const data = parse(talks);
  change(data);
  const edited = editYaml(talks, data);
  expect(parse(edited)).toEqual(data);
  const oldLines = talks.split('\n');
  const newLines = edited.split('\n');
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `-${line}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+${line}`),
  ];
}

test('nothing changes where nothing differs', () => {
  expect(editYaml(talks, parse(talks))).toBe(talks);
});

test.each([
  [
    'plain words stay plain',
    (d) => (d.talks[1].title = 'Counts'),
    ['-  - title: Counting', '+  - title: Counts'],
  ],
  [
    'double quotes stay',
    (d) => (d.talks[0].title = 'Cold'),
    ['-  - title: "Heat: at home"', '+  - title: "Cold"'],
  ],
  [
    'single quotes stay',
    (d) => (d.talks[1].audience = 'All'),
    ["-    audience: 'Nurses'", "+    audience: 'All'"],
  ],
  [
    'folded text stays folded',
    (d) => (d.quote = 'Short now.'),
    [
      '-  Heat does not look like a disaster. It looks like a quiet apartment. My job is to make people',
      '-  picture the apartment.',
      '+  Short now.',
    ],
  ],
  [
    'a list in brackets stays in brackets, with its quotes',
    (d) => d.tags.push('smoke'),
    ['-tags: [heat, "night shift"]', '+tags: [heat, "night shift", smoke]'],
  ],
  [
    'an entry in brackets keeps its quotes',
    (d) => (d.tags[1] = 'day'),
    ['-tags: [heat, "night shift"]', '+tags: [heat, "day"]'],
  ],
  [
    'a group in braces stays in braces',
    (d) => (d.source.year = 2020),
    ['-source: { name: Survey, year: 2019 }', '+source: { name: Survey, year: 2020 }'],
  ],
  [
    'a field in braces comes and goes',
    (d) => (d.source = { name: 'Survey' }),
    ['-source: { name: Survey, year: 2019 }', '+source: { name: Survey }'],
  ],
  [
    'a line break in words is a block',
    (d) => (d.talks[2].title = 'One\ntwo'),
    ['-  - title: Third', '+  - title: |-', '+      One', '+      two'],
  ],
  [
    'spaces around words are in quotes',
    (d) => (d.talks[2].title = ' x'),
    ['-  - title: Third', '+  - title: " x"'],
  ],
  [
    'an entry more in the middle',
    (d) => d.talks.splice(1, 0, { title: 'New', minutes: [5, 10] }),
    ['+  - title: New', '+    minutes: [5, 10]'],
  ],
  ['an entry more in front', (d) => d.talks.unshift({ title: 'New' }), ['+  - title: New']],
  ['an entry more at the end', (d) => d.talks.push({ title: 'New' }), ['+  - title: New']],
  [
    'the first entry less',
    (d) => d.talks.shift(),
    ['-  - title: "Heat: at home"', '-    minutes: [20, 45]'],
  ],
  ['the last entry less', (d) => d.talks.pop(), ['-  - title: Third']],
  ['an optional field less', (d) => delete d.talks[1].audience, ["-    audience: 'Nurses'"]],
  [
    'the first field of an entry less',
    (d) => delete d.talks[0].title,
    ['-  - title: "Heat: at home"', '-    minutes: [20, 45]', '+  - minutes: [20, 45]'],
  ],
  ['the last entries of a list', (d) => (d.talks = []), expect.arrayContaining(['+talks: []'])],
  [
    'new long words are folded',
    (d) => (d.note = 'word '.repeat(30).trim()),
    expect.arrayContaining(['+note: >-']),
  ],
  [
    'a new day and a new time are in quotes',
    (d) => Object.assign(d, { day: '2026-11-19', at: '07:30' }),
    ['+day: "2026-11-19"', '+at: "07:30"'],
  ],
  ['new numbers are in brackets', (d) => (d.years = [2019, 2020]), ['+years: [2019, 2020]']],
] as [string, (data: ReturnType<typeof parse>) => unknown, string[]][])(
  '%s',
  (_, change, lines) => {
    expect(diff(change)).toEqual(lines);
  },
);

test('the comment of an entry that is removed stays', () => {
  const data = parse(talks);
  data.talks.splice(1, 1);
  expect(editYaml(talks, data)).toContain('\n\n  # The one for hospitals\n  - title: Third\n');
});

test('entries that change places keep the way they are written', () => {
  const data = parse(talks);
  data.talks.reverse();
  const edited = editYaml(talks, data);
  for (const line of talks.split('\n').filter((one) => one.trim() !== '')) {
    expect(edited.split('\n')).toContain(line);
  }
  expect(parse(edited)).toEqual(data);
});

test('a new optional field comes at the place that the form gives it', () => {
  const source = 'name: Ana Reyes\ntitle: Nurse\norganization: Clinic\nbasedIn: Harborlight, TX\n';
  const data = { ...parse(source), pronouns: 'she/her' };
  const edited = editYaml(source, data, formOf(speakerSchema));
  expect(edited.split('\n').indexOf('pronouns: she/her')).toBe(1);
});

test('new fields come after what stands there for the demonstration alone', () => {
  const source = 'a: One\n# {demonstration}\nb: Example\n# {/demonstration}\ne: Five\n';
  const form = formOf(speakerSchema);
  const fields = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, form]));
  const data = { ...parse(source), c: 'Three', d: 'Four' };
  const edited = editYaml(source, data, { ...form, is: 'group', fields });
  expect(edited).toBe(source.replace('e: Five', 'c: Three\nd: Four\ne: Five'));
});

test('lists in lists are edited in place', () => {
  const source = 'rows:\n  - - a\n    - b\n  - - c\n    - d\n';
  expect(
    editYaml(source, {
      rows: [
        ['a', 'b'],
        ['c', 'x'],
      ],
    }),
  ).toBe(source.replace('d', 'x'));
  expect(editYaml(source, { rows: [['b'], ['c', 'd']] })).toBe(
    'rows:\n  - - b\n  - - c\n    - d\n',
  );
  expect(
    editYaml(source, {
      rows: [
        ['n', 'a', 'b'],
        ['c', 'd'],
      ],
    }),
  ).toContain('  - - n\n    - a\n');
});

test('brackets over several lines keep their lines and comments', () => {
  const source =
    'words:\n  [\n    legal, license,\n    # {demonstration}\n    fictional,\n    # {/demonstration}\n  ]\n';
  expect(editYaml(source, { words: ['legal', 'terms', 'fictional'] })).toBe(
    source.replace('license', 'terms'),
  );
  expect(editYaml(source, { words: ['license', 'fictional'] })).toBe(source.replace('legal, ', ''));
});

test('a file without fields is written whole, in the order of the form', () => {
  const edited = editYaml('', { title: 'Nurse', name: 'Ana Reyes' }, formOf(speakerSchema));
  expect(edited).toBe('name: Ana Reyes\ntitle: Nurse\n');
});

test('fields that cannot be read are not edited', () => {
  expect(() => editYaml('title: [\n', { title: 'x' })).toThrow(RangeError);
});
