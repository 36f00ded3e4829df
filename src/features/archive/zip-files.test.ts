import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from './zip-files.ts';

const files = [
  { path: 'b/note.txt', bytes: Buffer.from('Hello, José') },
  { path: 'a.png', bytes: Buffer.from([137, 80, 78, 71]) },
];

test('an archive holds its files in the given order', () => {
  const found = unzipSync(zipFiles(files, '2026-11-22'));
  expect(Object.keys(found)).toEqual(['b/note.txt', 'a.png']);
  expect(strFromU8(found['b/note.txt'] ?? new Uint8Array())).toBe('Hello, José');
});

test('the same files give the same bytes, another day others', () => {
  const once = Buffer.from(zipFiles(files, '2026-11-22'));
  expect(once.equals(Buffer.from(zipFiles(files, '2026-11-22')))).toBe(true);
  expect(once.equals(Buffer.from(zipFiles(files, '2026-11-23')))).toBe(false);
});

test('two files of one name are refused, since one would be lost', () => {
  const twins = [...files, { path: 'a.png', bytes: Buffer.from('other') }];
  expect(() => zipFiles(twins, '2026-11-22')).toThrow('a.png');
});
