import { expect, test } from 'vitest';
import { planned } from './plan.ts';
import { readSource } from './read-source.ts';

const today = { day: '2026-11-27', zone: 'America/Regina' };
const bytes = (text: string) => Buffer.from(text);

test.each([
  ['people.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /Excel, Word or ZIP.*save it as CSV/],
  ['people.csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /a JPEG picture, not a text/],
  ['people.csv', Buffer.from([]), /file is empty/],
  ['people.csv', Buffer.from([0x61, 0, 0x62]), /no text/],
  ['people.csv', bytes('Shoe,Size\nA,1\n'), /its first line reads “Shoe, Size”/],
])('%s of the wrong kind', (name, content, why) => {
  const { entries, refused } = readSource(name, content, today);
  expect(entries).toEqual([]);
  expect(refused[0]).toMatchObject({ where: 'the file' });
  expect(refused[0]?.why).toMatch(why);
});

test('letters of Windows-1252 are read, and it is said', () => {
  const text = Buffer.from('Name,Title\nIn\xE9s S\xF8rensen,Nurse\n', 'latin1');
  const { entries, notes } = readSource('people.csv', text, today);
  expect(entries[0]?.title).toBe('Inés Sørensen');
  expect(notes[0]).toMatch(/Windows-1252/);
});

test('a table in UTF-16, as Excel’s “Unicode text” is', () => {
  const text = Buffer.from('\uFEFFName\tTitle\nInés Reyes\tNurse\n', 'utf16le');
  expect(readSource('people.txt', text, today).entries[0]?.title).toBe('Inés Reyes');
});

test('5,000 rows are read within two seconds', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `Person ${index} Reyes,Nurse`);
  const started = performance.now();
  const { entries } = readSource('p.csv', bytes(`Name,Title\n${rows.join('\n')}\n`), today);
  expect(entries).toHaveLength(5000);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('brought in again, nothing is doubled and nothing that was written is lost', () => {
  const reading = readSource('p.csv', bytes('Name,Title,Quote\nAna Reyes,Nurse,Listen.\n'), today);
  const none = planned(reading, new Map(), new Map());
  expect(none[0]).toMatchObject({ change: 'new', id: 'ana-reyes', data: { draft: true } });
  const there = (data: object) =>
    new Map([['speakers/ana-reyes', { data: { ...data }, body: 'Own.' }]]);
  const whole = { name: 'Ana Reyes', title: 'Nurse', quote: 'Listen.' };
  expect(planned(reading, there(whole), new Map())[0]).toMatchObject({ change: 'same', kept: [] });
  const changed = planned(reading, there({ name: 'Ana Reyes', title: 'Midwife' }), new Map())[0];
  expect(changed).toMatchObject({ change: 'changed', added: ['Quote'], kept: ['Title'] });
  expect(changed?.data['title']).toBe('Midwife');
  expect(changed?.body).toBe('Own.');
});

test('a thing that was brought in under another id keeps it', () => {
  const reading = readSource('p.csv', bytes('Name,Title\nAna Reyes,Nurse\n'), today);
  const idOf = new Map([[reading.entries[0]?.key ?? '', 'ana']]);
  expect(planned(reading, new Map(), idOf)[0]?.id).toBe('ana');
});
