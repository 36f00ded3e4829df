import { expect, test } from 'vitest';
import type { WaitingFile } from '../../protocol.ts';
import { isReplaced, tokensOf, uploadWords, withoutSaved, withUpload } from './waiting-files.ts';

const file = (token: string): WaitingFile => ({
  token,
  name: `${token}.jpg`,
  size: 1,
  problems: [],
});
const one = file('one');
const two = file('two');

test('a place holds one file, its removal, or what was saved', () => {
  expect(withUpload(undefined, 'portrait', one)).toEqual({ portrait: one });
  expect(withUpload({ portrait: one }, 'portrait', two)).toEqual({ portrait: two });
  expect(withUpload({ portrait: one }, '.m4a', null)).toEqual({ portrait: one, '.m4a': null });
  expect(withUpload({ portrait: one }, 'portrait', undefined)).toBeUndefined();
});

test('what came while a save was on its way stays', () => {
  const saved = { portrait: one, '.vtt': null };
  expect(withoutSaved(saved, saved)).toBeUndefined();
  expect(withoutSaved({ portrait: two, '.vtt': null }, saved)).toEqual({ portrait: two });
  expect(withoutSaved(undefined, saved)).toBeUndefined();
});

test('tokens and words are those of the files that wait', () => {
  expect(tokensOf({ portrait: one, '.m4a': null })).toEqual(['one']);
  expect(uploadWords({ portrait: one, '.m4a': null })).toBe('one.jpg\nthe file .m4a is removed');
});

test.each([
  ['portrait', 'content/speakers/a.md', { portrait: one }, true],
  ['image', 'content/speakers/a.md', { portrait: one }, false],
  ['', 'content/recordings/a.vtt', { '.vtt': null }, true],
  ['', 'content/recordings/a.json', { '.m4a': one }, true],
  ['', 'content/recordings/a.m4a', { '.vtt': one }, false],
  ['', 'content/recordings/a.m4a', undefined, false],
])('a problem of the field %j in %s is settled by %o: %s', (field, path, uploads, expected) => {
  const problem = { field, file: path, line: 1, column: 1, found: '', message: '', fix: '' };
  expect(isReplaced(uploads, problem)).toBe(expected);
});
