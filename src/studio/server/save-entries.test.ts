import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entryQuery, type TriedStudio, today, tryStudio } from '../testing/try-studio.ts';
import { chooseFile, saveWith } from '../testing/upload.ts';
import { git } from './git.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(() => studio.restore());

const speaker = { kind: 'speakers', id: 'amara-quill' };

test('the list of kinds names all entries by their titles, and counts their problems', async () => {
  await studio.save(speaker, { title: '' });
  const { json } = await studio.ask('/api/kinds');
  const speakers = json.find(({ name }: { name: string }) => name === 'speakers');
  expect(speakers).toMatchObject({ label: 'Speakers', canAdd: true, format: 'md' });
  expect(speakers.entries).toContainEqual({
    id: 'amara-quill',
    title: 'Dr. Amara Quill',
    problems: 1,
  });
  const site = json.find(({ name }: { name: string }) => name === 'site');
  expect(site).toMatchObject({ canAdd: false, entries: [{ id: 'site', problems: 0 }] });
});

describe('an entry', () => {
  test('has its form, its fields, and what its fields can name', async () => {
    const entry = await studio.load(speaker);
    expect(entry).toMatchObject({
      format: 'md',
      preview: '/speakers/profile/amara-quill',
      data: { name: 'Dr. Amara Quill' },
      published: { data: { name: 'Dr. Amara Quill' } },
      problems: [],
    });
    expect(entry.form.fields.talks.is).toBe('list');
    expect(entry.targets.claims[0].title).toMatch(/\w+ \w+/);
    expect(entry.body).toMatch(/^Amara Quill has worked .*back\.$/s);
  });

  test('differs in one line once one word is changed', async () => {
    await studio.save(speaker, { title: 'Physician' });
    expect(await git(studio.root, 'diff', '--numstat')).toBe(
      '1\t1\tcontent/speakers/amara-quill.md\n',
    );
  });

  test('is checked before it is saved', async () => {
    const { data, body } = await studio.load(speaker);
    const draft = { ...speaker, data: { ...data, quote: '45% of people' }, body };
    const { json } = await studio.ask('/api/check', draft);
    expect(json).toMatchObject([{ field: 'quote', file: 'content/speakers/amara-quill.md' }]);
    expect(await studio.status()).toEqual([]);
  });

  test('that was changed elsewhere meanwhile is not overwritten', async () => {
    const before = await studio.load(speaker);
    const path = join(studio.root, 'content/speakers/amara-quill.md');
    const other = (await readFile(path, 'utf8')).replace('Emergency physician', 'Nurse');
    await writeFile(path, other);
    const { status, json } = await studio.ask('/api/save', {
      ...before,
      data: { ...before.data, since: 1999 },
    });
    expect(status).toBe(409);
    expect(json.data.title).toBe('Nurse');
    expect(await readFile(path, 'utf8')).toBe(other);
  });

  test('that cannot be read is shown as text, and can be fixed as text', async () => {
    const path = join(studio.root, 'content/board/desmond-ivorlake.yaml');
    const sound = await readFile(path, 'utf8');
    await writeFile(path, sound.replace('name: "', 'name: ""'));
    const key = { kind: 'board', id: 'desmond-ivorlake' };
    const entry = await studio.load(key);
    expect(entry).toMatchObject({ data: {}, source: sound.replace('name: "', 'name: ""') });
    expect(entry.problems.length).toBeGreaterThan(0);
    const fixed = { ...key, data: {}, body: '', source: sound, version: entry.version };
    expect((await studio.ask('/api/check', fixed)).json).toEqual([]);
    expect((await studio.ask('/api/save', fixed)).json.problems).toEqual([]);
    expect(await studio.status()).toEqual([]);
  });

  test('that is new has no version, is written in the order of the form, and can be deleted', async () => {
    const key = { kind: 'board', id: 'ana-reyes' };
    const entry = await studio.load(key);
    expect(entry).toMatchObject({ version: null, published: null });
    const saved = await studio.save(key, { bio: 'Long.', title: 'Nurse', name: 'Ana Reyes' });
    expect(saved.status).toBe(200);
    const text = await readFile(join(studio.root, 'content/board/ana-reyes.yaml'), 'utf8');
    expect(text).toBe('name: Ana Reyes\ntitle: Nurse\nbio: Long.\n');
    expect((await studio.ask('/api/delete', key)).status).toBe(200);
    expect(await studio.status()).toEqual([]);
  });
});

test('an event that is moved has its revision raised and its day set, and says so', async () => {
  const { status, json } = await studio.save(
    { kind: 'events', id: 'upcoming1' },
    { start: '2027-01-05T18:00', end: '2027-01-05T19:00' },
  );
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ revision: 1, updated: today });
  expect(json.notes).toEqual([
    expect.stringContaining('revision raised to 1, updated set to today'),
  ]);
});

test('a claim whose sentence is changed asks for a line of history', async () => {
  const claim = await studio.load({ kind: 'claims', id: 'home-71' });
  const draft = {
    ...claim,
    data: { ...claim.data, wording: 'Other words, 71%.' },
  };
  const { json } = await studio.ask('/api/check', draft);
  expect(json.map(({ field }: { field: string }) => field)).toContain('history');
});

test('a picture of a telephone is made fit, upright and without its place', async () => {
  const exif = {
    IFD3: { GPSLatitude: '29/1 45/1 0/1', GPSLatitudeRef: 'N' },
  };
  const blue = { width: 2800, height: 2100, channels: 3, background: '#246' } as const;
  const bytes = await sharp({ create: blue })
    .jpeg()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { json } = await chooseFile(studio, speaker, 'portrait', bytes);
  expect(json.picture).toEqual({ width: 2100, height: 2800, isDrawing: false, hadLocation: true });
  expect(await studio.status()).toEqual([]);
  const shown = await studio.ask(`/api/waiting?token=${json.token}`);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  await saveWith(studio, speaker, { portrait: json }, { portrait: './amara-quill.jpg' });
  const kept = await sharp(join(studio.root, 'content/speakers/amara-quill.jpg')).metadata();
  expect(kept).toMatchObject({ width: 2080, height: 2773, format: 'jpeg' });
  expect(kept.exif).toBeUndefined();
  const saved = await studio.ask(`/api/file?${entryQuery(speaker)}&name=amara-quill.jpg&picture=`);
  expect(saved.headers['content-type']).toBe('image/jpeg');
  expect(await studio.status()).toEqual([
    'M content/speakers/amara-quill.md',
    'D content/speakers/amara-quill.svg',
    '?? content/speakers/amara-quill.jpg',
  ]);
});
