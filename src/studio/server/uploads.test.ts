import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TriedStudio, tryStudio } from '../testing/try-studio.ts';
import { chooseFile, saveWith } from '../testing/upload.ts';
import { git } from './git.ts';
import { removeForgotten } from './waiting-files.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  await studio.restore();
  await rm(waitingFolder(), { recursive: true, force: true });
});

const speaker = { kind: 'speakers', id: 'amara-quill' };
const story = { kind: 'stories', id: 'two-fans' };
const clip = { kind: 'clips', id: 'bus-stop' };
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';
const sample = (name: string) => readFile(join('example/recordings', name));
const inContent = (path: string) => join(studio.root, 'content', path);
const waitingFolder = () => join(studio.root, '.git/studio/waiting');
const waiting = () => (existsSync(waitingFolder()) ? readdirSync(waitingFolder()) : []);

function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
}

/** Captions with these times in seconds. */
function captions(...times: readonly [start: number, end: number][]): string {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
  const cues = times.map(([start, end]) => `${time(start)} --> ${time(end)}\nWords.\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

describe('a file that is chosen', () => {
  test('waits outside the content until it is saved, and goes with the words', async () => {
    const { json } = await chooseFile(studio, speaker, 'portrait', drawing, { name: 'ana.svg' });
    expect(json).toMatchObject({ name: 'ana.svg', picture: { isDrawing: true }, problems: [] });
    expect(await studio.status()).toEqual([]);
    const shown = await studio.ask(`/api/waiting?token=${json.token}`);
    expect(shown).toMatchObject({
      text: drawing,
      headers: { 'content-type': expect.stringContaining('image/svg+xml') },
    });
    await saveWith(studio, speaker, { portrait: json }, { portrait: './amara-quill.svg' });
    expect(await readFile(inContent('speakers/amara-quill.svg'), 'utf8')).toBe(drawing);
    // The page gives it up once the answer came; if that is lost, it can save once more.
    const again = await saveWith(studio, speaker, { portrait: json });
    expect(again.status).toBe(200);
  });

  test('is given up with its draft', async () => {
    const { json } = await chooseFile(studio, speaker, 'portrait', drawing);
    await studio.ask(`/api/waiting?token=${json.token}`, undefined, { method: 'DELETE' });
    expect(waiting()).toEqual([]);
    const late = await saveWith(studio, speaker, { portrait: json }, { title: 'Nurse' });
    expect(late.status).toBe(400);
    expect(late.json.error).toMatch(/“file” is not waiting here any more. Choose it again/);
    expect(await studio.status()).toEqual([]);
  });

  test('stays where it waits if somebody else wrote the entry meanwhile', async () => {
    const { json } = await chooseFile(studio, speaker, 'portrait', drawing);
    const { data, body } = await studio.load(speaker);
    const draft = { ...speaker, data, body, version: 'older', uploads: { portrait: json } };
    expect((await studio.ask('/api/save', draft)).status).toBe(409);
    expect(waiting()).toEqual([json.token]);
    expect(await studio.status()).toEqual([]);
  });

  test('outlives a clean of everything that git does not keep', async () => {
    const { json } = await chooseFile(studio, speaker, 'portrait', drawing);
    await git(studio.root, 'clean', '--quiet', '--force', '-d', '-x');
    expect((await studio.ask(`/api/waiting?token=${json.token}`)).text).toBe(drawing);
  });

  test('is given up after half a year in which nobody came back', async () => {
    const { json } = await chooseFile(studio, speaker, 'portrait', drawing);
    await removeForgotten(studio.root, new Date());
    expect(waiting()).toEqual([json.token]);
    const longAgo = Date.now() / 1000 - 181 * 24 * 60 * 60;
    utimesSync(join(waitingFolder(), json.token), longAgo, longAgo);
    await removeForgotten(studio.root, new Date());
    expect(waiting()).toEqual([]);
  });

  test.each([
    ['of another entry', { kind: 'speakers', id: 'theo-marsh' }, 'portrait'],
    ['of another place', story, '.vtt'],
  ])('cannot be put beside an entry as that %s', async (_, key, place) => {
    const { json } = await chooseFile(studio, speaker, 'portrait', drawing);
    const { status } = await saveWith(studio, key, { [place]: json });
    expect(status).toBe(400);
    expect(await studio.status()).toEqual([]);
  });

  test.each([
    ['a field that is no picture', speaker, 'title'],
    ['a recording of a speaker', speaker, '.m4a'],
    ['the peaks, which come with their recording', story, '.json'],
    ['a path', story, '../../site.yaml'],
    ['an id that leads elsewhere', { kind: 'stories', id: '../site' }, '.vtt'],
  ])('has no place: %s', async (_, key, place) => {
    const { status } = await chooseFile(studio, key, place, drawing);
    expect(status).toBe(400);
    expect(waiting()).toEqual([]);
  });

  test.each(['../../content/site.yaml', 'constructor', ''])('is not named by %j', async (token) => {
    expect((await studio.ask(`/api/waiting?${new URLSearchParams({ token })}`)).status).toBe(404);
    await studio.ask(`/api/waiting?${new URLSearchParams({ token })}`, undefined, {
      method: 'DELETE',
    });
    expect(await studio.status()).toEqual([]);
  });
});

describe('a picture', () => {
  test.each([
    [
      'a drawing with a script',
      drawing.replace('<path', '<script/><path'),
      /more than shapes and colors/,
    ],
    ['words', 'just words', /This is a text. Needed here is a picture/],
    ['a cut-off photograph', '\xff\xd8\xff\xe0\0\x10JFIF', /damaged/],
    ['nothing', '', /empty/],
  ])('cannot be %s', async (_, bytes, words) => {
    const sent = await chooseFile(studio, speaker, 'portrait', Buffer.from(bytes, 'latin1'));
    expect(sent.status).toBe(400);
    expect(sent.json.error).toMatch(words);
    expect(waiting()).toEqual([]);
  });

  test('above 100 megapixels is refused by its header', async () => {
    const bytes = await photograph(10_100, 10_000);
    const { json } = await chooseFile(studio, speaker, 'portrait', bytes);
    expect(json.error).toMatch(/10100 by 10000 pixels, 101 megapixels; at most 100 can be read/);
    expect(json.steps).toEqual([expect.stringContaining('4000 pixels wide')]);
  });

  test('is saved as it was cut, from the whole of it', async () => {
    const bytes = await sharp({
      create: { width: 2000, height: 1500, channels: 3, background: '#fff' },
    })
      .composite([
        {
          input: { create: { width: 1000, height: 1200, channels: 3, background: '#d00' } },
          left: 600,
          top: 200,
        },
      ])
      .jpeg()
      .toBuffer();
    const { json } = await chooseFile(studio, speaker, 'portrait', bytes);
    const cut = { left: 600, top: 200, width: 1000, height: 1200 };
    const uploads = { portrait: { ...json, picture: { ...json.picture, cut } } };
    await saveWith(studio, speaker, uploads, { portrait: './amara-quill.jpg' });
    const saved = sharp(inContent('speakers/amara-quill.jpg'));
    expect(await saved.metadata()).toMatchObject({ width: 1000, height: 1200 });
    const { channels } = await saved.stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([22, 0, 0]);
  });

  test('keeps all of it where a cut leads out of it', async () => {
    const { json } = await chooseFile(studio, speaker, 'portrait', await photograph(600, 800));
    const cut = { left: -1, top: 0, width: 5000, height: 10 };
    const uploads = { portrait: { ...json, picture: { ...json.picture, cut } } };
    await saveWith(studio, speaker, uploads, { portrait: './amara-quill.jpg' });
    const saved = sharp(inContent('speakers/amara-quill.jpg'));
    expect(await saved.metadata()).toMatchObject({ width: 600, height: 800 });
  });

  test('of a film is made light enough', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({
      create: { width: 1920, height: 1080, channels: 3, noise },
    } as never)
      .png()
      .toBuffer();
    const { json } = await chooseFile(studio, story, '.jpg', bytes);
    await saveWith(studio, story, { '.jpg': json });
    const { width } = await sharp(inContent('recordings/two-fans.jpg')).metadata();
    expect(width).toBe(1280);
  });
});

describe('a recording', () => {
  const peaks = Array.from({ length: 146 }, (_, index) => index / 145);

  test('has its length, and its own waveform once it is saved', async () => {
    const bytes = await sample('two-fans.m4a');
    const { json } = await chooseFile(studio, story, '.m4a', bytes, { name: 'Memo 3.m4a' });
    expect(json).toMatchObject({ name: 'Memo 3.m4a', problems: [] });
    expect(json.seconds).toBeGreaterThan(10);
    const saved = await saveWith(studio, story, { '.m4a': { ...json, peaks } });
    expect(saved.json.files).toContainEqual(
      expect.objectContaining({ name: 'two-fans.m4a', size: bytes.length }),
    );
    const of = createHash('sha256').update(bytes).digest('hex');
    const written = JSON.parse(await readFile(inContent('recordings/two-fans.json'), 'utf8'));
    expect(written).toEqual({ of, peaks });
  });

  test('takes the waveform of the one before away where its own was not measured', async () => {
    const { json } = await chooseFile(studio, story, '.m4a', await sample('two-fans.m4a'));
    await saveWith(studio, story, { '.m4a': { ...json, peaks } });
    expect(existsSync(inContent('recordings/two-fans.json'))).toBe(true);
    const next = await chooseFile(studio, story, '.m4a', await sample('one-road-out.m4a'));
    await saveWith(studio, story, { '.m4a': { ...next.json, peaks: [1, 2, 'x'] } });
    expect(existsSync(inContent('recordings/two-fans.json'))).toBe(false);
  });

  test('of the other kind of story can be removed, and the waveform of this kind stays', async () => {
    const sound = await chooseFile(studio, story, '.m4a', await sample('two-fans.m4a'));
    await saveWith(studio, story, { '.m4a': { ...sound.json, peaks } });
    const film = await chooseFile(studio, story, '.mp4', await sample('gloves-at-nine.mp4'));
    const uploads = { '.m4a': null, '.mp4': { ...film.json, peaks: peaks.toReversed() } };
    const { json } = await saveWith(studio, story, uploads, { kind: 'video' });
    expect(json.files).toContainEqual(
      expect.objectContaining({ name: 'two-fans.m4a', size: null, of: 'audio' }),
    );
    const written = JSON.parse(await readFile(inContent('recordings/two-fans.json'), 'utf8'));
    expect(written.peaks).toEqual(peaks.toReversed());

    const late = await chooseFile(studio, story, '.opus', await sample('two-fans.opus'));
    await saveWith(studio, story, { '.opus': late.json });
    await saveWith(studio, story, { '.opus': null });
    expect(existsSync(inContent('recordings/two-fans.opus'))).toBe(false);
    expect(existsSync(inContent('recordings/two-fans.json'))).toBe(true);
  });

  test('goes, with its waveform, once its removal is saved', async () => {
    const { json } = await chooseFile(studio, story, '.m4a', await sample('two-fans.m4a'));
    await saveWith(studio, story, { '.m4a': { ...json, peaks } });
    await saveWith(studio, story, { '.m4a': null });
    expect(existsSync(inContent('recordings/two-fans.m4a'))).toBe(false);
    expect(existsSync(inContent('recordings/two-fans.json'))).toBe(false);
  });

  test.each([
    ['an MP3', 'ID3\x04\0\0', '.m4a', /This is an MP3 recording. Needed here is sound as M4A/],
    ['half a recording', '\0\0\0\x1cftypM4A \0\0\0\0', '.m4a', /cannot be read: it is damaged/],
    ['a film by its name alone', '%PDF-1.7', '.mp4', /This is a PDF/],
  ])('cannot be %s', async (_, bytes, place, words) => {
    const { status, json } = await chooseFile(studio, story, place, Buffer.from(bytes, 'latin1'));
    expect(status).toBe(400);
    expect(json.error).toMatch(words);
    expect(json.steps.length).toBeGreaterThan(0);
  });

  test('cannot be a film where it is only heard', async () => {
    const bytes = await sample('gloves-at-nine.mp4');
    const { json } = await chooseFile(studio, story, '.m4a', bytes);
    expect(json.error).toMatch(/This is a film/);
  });

  test('longer than its captions is said at once', async () => {
    const short = await chooseFile(studio, story, '.vtt', captions([0, 2]));
    const { json } = await chooseFile(studio, story, '.m4a', await sample('two-fans.m4a'), {
      beside: short.json.token,
    });
    expect(json.problems).toEqual([
      expect.stringMatching(/captions do not fit this recording.*goes on for \d+ s after/),
    ]);
  });
});

describe('captions', () => {
  test('that are SRT are made WebVTT', async () => {
    const srt = '1\r\n0:00:01,5 --> 00:00:02,250\r\nWords.\r\n';
    const { json } = await chooseFile(studio, story, '.vtt', srt);
    expect(json).toMatchObject({ note: expect.stringContaining('SRT'), problems: [] });
    await saveWith(studio, story, { '.vtt': json });
    expect(await readFile(inContent('recordings/two-fans.vtt'), 'utf8')).toBe(
      'WEBVTT\n\n1\n00:00:01.500 --> 00:00:02.250\nWords.\n',
    );
  });

  test('in UTF-16 are made UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(captions([1, 2]).replace('Words', 'Señora'), 'utf16le'),
    ]);
    const { json } = await chooseFile(studio, story, '.vtt', bytes);
    expect(json.problems).toEqual([]);
    await saveWith(studio, story, { '.vtt': json });
    expect(await readFile(inContent('recordings/two-fans.vtt'), 'utf8')).toContain('Señora');
  });

  test.each([
    ['out of order', captions([5, 6], [1, 2]), /Line 6, “?"?Words.*begins before the one above/],
    ['that end before they begin', captions([3, 2]), /ends before it begins/],
    ['without a time', 'WEBVTT\n\nWords without a time.\n', /no time that can be read/],
  ])('%s say so', async (_, text, words) => {
    const { json } = await chooseFile(studio, story, '.vtt', text);
    expect(json.problems[0]).toMatch(words);
  });

  test('beyond the end of the recording that waits say so', async () => {
    const { json: recording } = await chooseFile(
      studio,
      story,
      '.m4a',
      await sample('two-fans.m4a'),
    );
    const late = captions([1, recording.seconds + 9]);
    const { json } = await chooseFile(studio, story, '.vtt', late, { beside: recording.token });
    expect(json.problems[0]).toMatch(/ends after the recording, which lasts/);
  });

  test('of a clip may be looked at without a recording', async () => {
    const { json } = await chooseFile(studio, clip, '.vtt', captions([0, 2]));
    expect(json.token).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('cannot be a transcript without times', async () => {
    const { json } = await chooseFile(studio, story, '.vtt', 'Once there was a fan.\n');
    expect(json.error).toMatch(/This is a text. Needed here are captions as WebVTT or SRT/);
    expect(json.steps.join(' ')).toContain('“Transcript” of the form');
  });
});
