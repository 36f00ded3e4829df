import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entryQuery, type TriedStudio, tryStudio } from '../testing/try-studio.ts';
import { chooseFile, saveWith } from '../testing/upload.ts';
import { tidyUp } from './after-crash.ts';
import { readFields } from './entry-files.ts';
import { git, studioFolder } from './git.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  await studio.restore();
  await rm(await studioFolder(studio.root), { recursive: true, force: true });
});

const speaker = { kind: 'speakers', id: 'amara-quill' };
const story = { kind: 'stories', id: 'two-fans' };
/** Captions with one line. */
const captionsOf = (words: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${words}\n`;
const at = (path: string) => join(studio.root, 'content', path);
const text = (path: string) => readFile(at(path), 'utf8');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>';
const removed = async () => (await studio.ask('/api/trash')).json;

describe('what was laid beside an entry by hand stays', () => {
  test.each(['amara-quill.jpg', 'amara-quill.webp', 'amara-quill-2.svg'])(
    '%s, when another field is saved',
    async (name) => {
      await writeFile(at(`speakers/${name}`), 'mine');
      expect((await studio.save(speaker, { title: 'Physician' })).status).toBe(200);
      expect(await text(`speakers/${name}`)).toBe('mine');
    },
  );
});

test('the picture that an entry no longer names goes into the trash, and comes back', async () => {
  const before = await text('speakers/amara-quill.svg');
  await writeFile(at('speakers/amara-quill.jpg'), 'a photograph');
  await studio.save(speaker, { portrait: './amara-quill.jpg' });
  expect(existsSync(at('speakers/amara-quill.svg'))).toBe(false);
  const [last] = await removed();
  expect(last).toMatchObject({
    ...speaker,
    title: 'Dr. Amara Quill',
    why: 'replaced',
    files: ['speakers/amara-quill.svg'],
  });
  const { json } = await studio.ask('/api/bring-back', { name: last.name, replaces: false });
  expect(json).toEqual({ ok: true });
  expect(await text('speakers/amara-quill.svg')).toBe(before);
  expect(await removed()).toEqual([]);
});

test('a picture that another entry names too stays', async () => {
  const other = await text('speakers/asha-brookmere.md');
  await writeFile(
    at('speakers/asha-brookmere.md'),
    other.replace('./asha-brookmere.svg', './amara-quill.svg'),
  );
  await writeFile(at('speakers/amara-quill.jpg'), 'a photograph');
  await studio.save(speaker, { portrait: './amara-quill.jpg' });
  expect(existsSync(at('speakers/amara-quill.svg'))).toBe(true);
});

test('an entry that was never published is deleted with its files, and all of it comes back', async () => {
  const key = { kind: 'speakers', id: 'ana-reyes' };
  await studio.save(key, { name: 'Ana Reyes', portrait: './ana-reyes.jpg' });
  await writeFile(at('speakers/ana-reyes.jpg'), 'a photograph');
  const written = await text('speakers/ana-reyes.md');
  await studio.ask('/api/delete', key);
  expect(await studio.status()).toEqual([]);
  const [last] = await removed();
  expect(last).toMatchObject({
    title: 'Ana Reyes',
    why: 'deleted',
    files: ['speakers/ana-reyes.md', 'speakers/ana-reyes.jpg'],
  });

  // Meanwhile somebody wrote another one of that name.
  await studio.save(key, { name: 'Another Ana Reyes' });
  const asked = await studio.ask('/api/bring-back', { name: last.name, replaces: false });
  expect(asked.json).toEqual({ ok: false, inTheWay: ['speakers/ana-reyes.md'] });
  expect(await text('speakers/ana-reyes.md')).toContain('Another Ana Reyes');
  await studio.ask('/api/bring-back', { name: last.name, replaces: true });
  expect(await text('speakers/ana-reyes.md')).toBe(written);
  expect(await text('speakers/ana-reyes.jpg')).toBe('a photograph');
  const [other] = await removed();
  await studio.ask('/api/bring-back', { name: other.name, replaces: true });
  expect(await text('speakers/ana-reyes.md')).toContain('Another Ana Reyes');
});

test('what is put back as published, and captions that are replaced, can be brought back', async () => {
  await studio.save(speaker, { title: 'Physician' });
  await studio.ask('/api/restore', speaker);
  for (const words of ['first', 'second']) {
    const { json } = await chooseFile(studio, story, '.vtt', captionsOf(words));
    await saveWith(studio, story, { '.vtt': json });
  }
  await saveWith(studio, story, { '.vtt': null });
  const all = await removed();
  expect(all.map(({ why }: { why: string }) => why)).toEqual(['deleted', 'replaced', 'restored']);
  for (const { name } of all) await studio.ask('/api/bring-back', { name, replaces: true });
  expect(await text('recordings/two-fans.vtt')).toBe(captionsOf('first'));
  expect(await text('speakers/amara-quill.md')).toContain('title: Physician');
});

test('the trash is no content, and outlives a clean of everything that git ignores', async () => {
  await studio.ask('/api/delete', { kind: 'exchange', id: 'need-orchard-walkers' });
  expect(await studio.status()).toEqual(['D content/exchange/need-orchard-walkers.yaml']);
  await git(studio.root, 'clean', '--quiet', '--force', '-d', '-x');
  expect(await removed()).toHaveLength(1);
  const gone = await studio.ask('/api/bring-back', { name: '../../x', replaces: true });
  expect(gone).toMatchObject({ status: 404, json: { error: expect.stringContaining('trash') } });
});

describe('a file or folder that may not be written stays, and the answer says which and what to do', () => {
  test('a read-only entry', async () => {
    const before = await text('speakers/amara-quill.md');
    await chmod(at('speakers/amara-quill.md'), 0o444);
    const { status, json } = await studio.save(speaker, { title: 'Physician' });
    expect(status).toBe(500);
    expect(json.error).toMatch(
      /“speakers\/amara-quill\.md” may not be changed.*read-only.*still in the form/,
    );
    expect((await studio.ask('/api/delete', speaker)).json.error).toMatch(/may not be changed/);
    await chmod(at('speakers/amara-quill.md'), 0o644);
    expect(await text('speakers/amara-quill.md')).toBe(before);
    expect(existsSync(at('speakers/amara-quill.svg'))).toBe(true);
  });

  test('a read-only folder, for entry, picture and captions', async () => {
    const picture = (await chooseFile(studio, speaker, 'portrait', drawing)).json;
    const captions = (await chooseFile(studio, story, '.vtt', captionsOf('x'))).json;
    await chmod(at('speakers'), 0o555);
    await mkdir(at('recordings'), { recursive: true });
    await chmod(at('recordings'), 0o555);
    const answers = [
      await studio.save(speaker, { title: 'Physician' }),
      await saveWith(studio, speaker, { portrait: picture }),
      await saveWith(studio, story, { '.vtt': captions }),
    ];
    await chmod(at('speakers'), 0o755);
    await chmod(at('recordings'), 0o755);
    for (const { json } of answers) expect(json.error).toMatch(/may not be changed/);
    expect(await studio.status()).toEqual([]);
  });

  test('a folder in the place of an entry', async () => {
    await mkdir(at('board/ana-reyes.yaml'));
    const key = { kind: 'board', id: 'ana-reyes' };
    const { json } = await studio.ask(`/api/entry?${entryQuery(key)}`);
    expect(json.error).toMatch(/Something else has the name of “board\/ana-reyes\.yaml”/);
  });
});

test('where one of several files cannot be written, none is, and nothing is in the trash', async () => {
  const picture = (await chooseFile(studio, speaker, 'portrait', drawing)).json;
  const before = await text('speakers/amara-quill.svg');
  // The entry is written last.
  await chmod(at('speakers/amara-quill.md'), 0o444);
  const { status, json } = await saveWith(
    studio,
    speaker,
    { portrait: picture },
    { title: 'Nurse' },
  );
  await chmod(at('speakers/amara-quill.md'), 0o644);
  expect(status).toBe(500);
  expect(json.error).toMatch(/amara-quill\.md” may not be changed.*still in the form/);
  expect(await text('speakers/amara-quill.svg')).toBe(before);
  expect(await studio.status()).toEqual([]);
  expect(await removed()).toEqual([]);
});

test('a removed file that may not be removed stays, and the entry is saved', async () => {
  const captions = (await chooseFile(studio, story, '.vtt', captionsOf('x'))).json;
  await saveWith(studio, story, { '.vtt': captions });
  await chmod(at('recordings/two-fans.vtt'), 0o444);
  const { status, json } = await saveWith(studio, story, { '.vtt': null }, { place: 'At home' });
  await chmod(at('recordings/two-fans.vtt'), 0o644);
  expect(status).toBe(200);
  expect(json.notes).toEqual([expect.stringMatching(/^What you removed stayed\. .*two-fans\.vtt/)]);
  expect(await text('stories/two-fans.md')).toContain('At home');
});

test('a file that is not UTF-8 is told of, never opened as a form and never written', async () => {
  const path = at('board/ana-reyes.yaml');
  const bytes = Buffer.from('name: José\ntitle: Nurse\n', 'latin1');
  await writeFile(path, bytes);
  const key = { kind: 'board', id: 'ana-reyes' };
  const entry = await studio.load(key);
  expect(entry.encodingWords).toMatch(/content\/board\/ana-reyes\.yaml.*“UTF-8”/);
  const answers = [
    await studio.ask('/api/save', { ...key, ...entry, data: { name: 'Jose' } }),
    await studio.ask('/api/save', { ...key, data: {}, source: 'name: x', version: entry.version }),
  ];
  for (const { status, json } of answers) {
    expect(status).toBe(400);
    expect(json.error).toBe(entry.encodingWords);
  }
  expect(await readFile(path)).toEqual(bytes);
  const { json } = await studio.ask('/api/changes');
  expect(json.problems).toContainEqual(
    expect.objectContaining({
      file: 'content/board/ana-reyes.yaml',
      message: expect.stringContaining('UTF-8'),
    }),
  );
});

test('a byte-order mark is read over, and gone once the entry is saved', async () => {
  const path = at('speakers/amara-quill.md');
  const plain = await readFile(path, 'utf8');
  await writeFile(path, `\uFEFF${plain}`);
  expect(readFields(speaker, await readFile(path, 'utf8'))).toEqual(readFields(speaker, plain));
  expect((await studio.save(speaker, {})).status).toBe(200);
  expect(await studio.status()).toEqual([]);
});

test('what a crash left is no content, has no problem, and is cleared at the next start', async () => {
  const half = '.999999999-1.writing';
  const own = await studioFolder(studio.root);
  await writeFile(at(`speakers/${half}`), '---\nname: Half');
  await mkdir(join(own, 'trash', '.half'), { recursive: true });
  const { json } = await studio.ask('/api/changes');
  expect(json).toMatchObject({ changes: [], problems: [] });
  // It was between the new entry and the removal of the old picture.
  await writeFile(at('speakers/amara-quill.jpg'), 'a photograph');
  await writeFile(
    at('speakers/amara-quill.md'),
    (await text('speakers/amara-quill.md')).replace('./amara-quill.svg', './amara-quill.jpg'),
  );
  const promised = { ...speaker, title: 'Dr. Quill', files: ['speakers/amara-quill.svg'] };
  await writeFile(join(own, 'promised.json'), JSON.stringify(promised));

  await tidyUp(studio.root, { now: () => new Date(), today: () => '2026-12-01' });
  expect(existsSync(at(`speakers/${half}`))).toBe(false);
  expect(existsSync(at('speakers/amara-quill.svg'))).toBe(false);
  expect(await readdir(own)).toEqual(['trash']);
  expect(await removed()).toMatchObject([{ files: ['speakers/amara-quill.svg'] }]);
});
