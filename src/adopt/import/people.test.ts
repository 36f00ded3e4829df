import { describe, expect, test } from 'vitest';
import { isOfPeople, readPeople } from './people.ts';
import { readTable } from './table.ts';

const read = (text: string) => readPeople(readTable(text));

test('a row becomes a speaker, whatever the columns are called', () => {
  const { entries, refused, notes } = read(
    'First name,Last name,Job title,Areas of expertise,City,Province,Bio,Consent,E-mail\n' +
      'Ana,Reyes,Nurse,"extreme heat; Older Adults",Regina,SK,"Works nights.\nSees the heat.",yes,a@b.org\n',
  );
  expect(refused).toEqual([]);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    kind: 'speakers',
    id: 'ana-reyes',
    where: 'line 2',
    data: {
      name: 'Ana Reyes',
      title: 'Nurse',
      expertise: ['Extreme heat', 'Older adults'],
      basedIn: 'Regina, SK',
      consent: true,
    },
    body: 'Works nights.\n\nSees the heat.',
  });
  expect(notes).toEqual([
    'Not taken, because it is private and requests go through the team: E-mail.',
  ]);
});

describe('rows that become no speaker', () => {
  test.each([
    ['without a name', 'Name,Title\n,Nurse\nAna Reyes,Nurse\n', 'line 2', /no name/],
    [
      'the same person twice',
      'Name,Title\nDr. Ana Reyes,Nurse\nAna Reyes,Midwife\n',
      'line 3',
      /on line 2 already.*middle initial/,
    ],
    ['a formula', 'Name,Title\n=A2,Nurse\nAna Reyes,Nurse\n', 'line 2', /holds a formula \(=A2\)/],
    [
      'a quote that does not close',
      'Name,Title\n"Bo,Nurse\nAna Reyes,Nurse\n',
      'line 2',
      /does not close/,
    ],
  ])('%s', (_, text, where, why) => {
    const { entries, refused } = read(text);
    expect(entries).toHaveLength(1);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.where).toBe(where);
    expect(refused[0]?.why).toMatch(why);
  });

  test('no heads at all', () => {
    const { entries, refused } = read('Ana Reyes,Nurse\nBo Lind,Doctor\n');
    expect(entries).toEqual([]);
    expect(refused[0]?.why).toMatch(
      /No column is headed “Name”; the first line reads “Ana Reyes, Nurse”/,
    );
  });
});

test('a topic that nobody knows is left out, with the nearest one', () => {
  const { entries } = read('Name,Topics\nAna Reyes,Wildfire smok; Knitting\n');
  expect(entries[0]?.data['expertise']).toBeUndefined();
  expect(entries[0]?.notes[0]).toMatch(/“Wildfire smok”.*Did you mean “Wildfire smoke”\?/);
  expect(entries[0]?.notes[1]).toMatch(/“Knitting” is none of the words/);
});

test('a name without letters of the alphabet has an id, and the same key on another line', () => {
  const first = read('Name\nليلى حداد\n').entries[0];
  const second = read('Name\nBo Lind\nليلى حداد\n').entries[1];
  expect(first?.id).toBe('speaker-2');
  expect(second?.key).toBe(first?.key);
});

test.each([
  [['Name', 'Title'], true],
  [['Prénom', 'Nom'], true],
  [['Title', 'Authors'], false],
  [['Ana Reyes', 'Nurse'], false],
])('a table with the heads %o is one of people: %s', (heads, is) => {
  expect(isOfPeople({ heads })).toBe(is);
});
