import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entryQuery, type TriedStudio, tryStudio } from '../testing/try-studio.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(() => studio.restore());

const speaker = { kind: 'speakers', id: 'amara-quill' };

describe('an entry', () => {
  test('is the same file once it is saved unchanged', async () => {
    const { status, json } = await studio.save(speaker, {});
    expect(status).toBe(200);
    expect(json).toMatchObject({ notes: [], problems: [], total: 0 });
    expect(await studio.status()).toEqual([]);
  });

  test('may not take the address of a page', async () => {
    const { status, json } = await studio.save(
      { kind: 'speakers', id: 'directory' },
      { name: 'X' },
    );
    expect({ status, error: json.error }).toMatchObject({
      status: 400,
      error: /address of a page/,
    });
  });

  test('of a page of the site stays', async () => {
    expect((await studio.ask('/api/delete', { kind: 'homePage', id: 'home' })).status).toBe(400);
  });
});

describe('pictures', () => {
  const portrait = `/api/picture?${entryQuery(speaker)}`;

  test('that are drawings stay as they are', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';
    const { json } = await studio.ask(portrait, Buffer.from(drawing));
    expect(json).toMatchObject({ value: './amara-quill.svg', hadLocation: false });
    expect(await readFile(join(studio.root, 'content/speakers/amara-quill.svg'), 'utf8')).toBe(
      drawing,
    );
  });

  test.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><script>alert(1)</script></svg>',
      /script/,
    ],
    ['what is no picture', 'just words', /no picture/],
  ])('%s is refused', async (_, bytes, words) => {
    const { status, json } = await studio.ask(portrait, Buffer.from(bytes));
    expect(status).toBe(400);
    expect(json.error).toMatch(words);
    expect(await studio.status()).toEqual([]);
  });
});

test('captions of a story are kept under its name, and can be removed', async () => {
  const key = { kind: 'stories', id: 'two-fans' };
  const { json } = await studio.ask(
    `/api/file?${entryQuery(key)}&ending=vtt`,
    Buffer.from('WEBVTT\n'),
  );
  expect(json).toEqual({ name: 'two-fans.vtt' });
  const file = {
    name: 'two-fans.vtt',
    ending: 'vtt',
    size: 7,
    label: expect.stringContaining('Captions'),
  };
  expect((await studio.load(key)).files).toContainEqual(file);
  await studio.ask(`/api/file?${entryQuery(key)}&ending=vtt`, undefined, { method: 'DELETE' });
  expect(existsSync(join(studio.root, 'content/recordings/two-fans.vtt'))).toBe(false);
});
