import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { postShapes } from '#features/media/social-pack/post.ts';
import { parseCaptions } from '#features/stories/recordings/captions.ts';
import { mediaLength } from '#features/stories/recordings/media-length.ts';
import { logoPaths } from '#files/logo/draw-logo.tsx';
import { arrangements, inkingNames } from '#files/logo/logo.ts';
import { outDir } from '#hosting/out-dir.ts';
import { fileSizeLabel } from '#site/words.ts';
import { findProgram } from '../../scripts/programs.ts';
import { builtFiles } from '../support/built-files.ts';

const site = 'Climate Health Voices';
const read = (file: string) => readFileSync(join(outDir, file));
const page = String(read('media-inquiries/media-kit.html'));
const files = (zip: string) => unzipSync(new Uint8Array(read(zip)));
const ends = (ending: string) => (path: string) => path.endsWith(ending);

test('the page offers every file of the kit, as heavy as it says', () => {
  const kit = builtFiles('downloads/media-kit/*.{pdf,docx,zip}');
  expect(kit.length).toBeGreaterThanOrEqual(15);
  for (const file of kit) {
    expect.soft(page, file).toContain(`href="/${file}"`);
    expect.soft(page, file).toContain(fileSizeLabel(statSync(join(outDir, file)).size));
  }
});

test('the logo package holds every logo as a drawing of shapes and as pictures of their sizes', async () => {
  const zipped = files('downloads/media-kit/climate-health-voices-logo-package.zip');
  const logos = arrangements.flatMap((one) =>
    inkingNames.flatMap((ink) => logoPaths(site, one, ink)),
  );
  const otherFiles = ['READ-ME.txt', 'clear-space.png', 'clear-space.svg'];
  expect(Object.keys(zipped).sort()).toEqual([...otherFiles, ...logos].sort());
  for (const [path, bytes] of Object.entries(zipped)) {
    if (path.endsWith('.svg')) {
      const names = new Set(strFromU8(bytes).match(/<[a-zA-Z]+/g));
      const allowed = ['<svg', '<title', '<rect', '<path'];
      expect
        .soft(
          [...names].filter((name) => !allowed.includes(name)),
          path,
        )
        .toEqual([]);
      expect.soft(strFromU8(bytes), path).not.toMatch(/\son\w+=|href|style=|<text|url\(/);
    } else if (path.endsWith('.png')) {
      const { format, width } = await sharp(bytes).metadata();
      expect.soft(format, path).toBe('png');
      const named = /-(\d+)\.png$/.exec(path)?.[1];
      if (named) expect.soft(width, path).toBe(Number(named));
    }
  }
  const rules = strFromU8(zipped['READ-ME.txt'] ?? new Uint8Array());
  for (const path of logos) expect.soft(rules).toContain(path);
  for (const part of ['CLEAR SPACE', 'SMALLEST SIZES', 'PERMITTED USES', 'REQUIREMENTS', 'LICENSE'])
    expect.soft(rules).toContain(part);
});

test('the social graphics pack has each picture in its size, with description, text and source', async () => {
  const zipped = files('downloads/toolkit/social-graphics-pack.zip');
  const pictures = Object.keys(zipped).filter(ends('.png'));
  expect(pictures.length).toBeGreaterThan(60);
  const sizes = new Set(Object.values(postShapes).map(({ width, height }) => `${width}x${height}`));
  for (const path of pictures) {
    const { format, width, height } = await sharp(zipped[path]).metadata();
    expect.soft(path, path).toContain(`-${width}x${height}.png`);
    expect.soft([format, sizes.has(`${width}x${height}`)], path).toEqual(['png', true]);
  }
  const notes = Object.keys(zipped).filter(ends('posts.txt'));
  expect(notes).toHaveLength(5);
  for (const path of notes) {
    const words = strFromU8(zipped[path] ?? new Uint8Array());
    const own = pictures.filter((picture) => picture.startsWith(path.replace('posts.txt', '')));
    for (const picture of own) expect.soft(words).toContain(picture.split('/').at(-1));
    expect.soft(words.match(/^Description:/gm)?.length, path).toBe(words.match(/^Text:/gm)?.length);
    expect.soft(words).toMatch(/Sources?:[\s\S]*https:\/\//);
    expect.soft(words).not.toMatch(/undefined|null|\{\w+\}|\[object/);
  }
});

test('every clip plays its seconds, says inside what it is, and has a caption for its silence', () => {
  const clips = builtFiles('media-inquiries/media-kit/clips/*.mp4').map((file) =>
    file.replace('.mp4', ''),
  );
  expect(clips).toHaveLength(4);
  for (const clip of clips) {
    for (const ending of ['mp4', 'webm'] as const) {
      const bytes = read(`${clip}.${ending}`);
      expect.soft(mediaLength(bytes, ending), clip).toBeCloseTo(8, 0);
      expect.soft(bytes.includes('Sample animation'), clip).toBe(true);
      expect.soft(bytes.length).toBeLessThan(1_000_000);
      expect.soft(page).toContain(`href="/${clip}.${ending}"`);
    }
    const { cues, unread } = parseCaptions(String(read(`${clip}.vtt`)));
    expect.soft([unread, cues.map(({ text }) => text)], clip).toEqual([[], ['[No sound]']]);
  }
});

test('the archive of clips holds each with captions, still and words', () => {
  const zipped = files('downloads/media-kit/b-roll-gallery.zip');
  const names = Object.keys(zipped);
  expect(names.filter(ends('.mp4'))).toHaveLength(4);
  const words = strFromU8(zipped['READ-ME.txt'] ?? new Uint8Array());
  for (const name of names.filter((each) => each !== 'READ-ME.txt'))
    expect.soft(words).toContain(name);
  expect(words.match(/^Credit: /gm)).toHaveLength(4);
});

test('a decoder of films reads the clips', { tag: '@release' }, async () => {
  const run = promisify(execFile);
  const ffprobe = findProgram('ffprobe') ?? '';
  test.skip(ffprobe === '', 'not run: ffprobe is not on this machine');
  for (const file of builtFiles('media-inquiries/media-kit/clips/*.{mp4,webm}')) {
    const ask = ['-v', 'error', '-show_entries', 'stream=codec_type,width,height,nb_read_frames'];
    const { stdout } = await run(ffprobe, [
      ...ask,
      '-count_frames',
      '-of',
      'json',
      join(outDir, file),
    ]);
    const { streams } = JSON.parse(stdout) as { streams: Record<string, unknown>[] };
    expect(streams, file).toEqual([
      { codec_type: 'video', width: 1920, height: 1080, nb_read_frames: '200' },
    ]);
  }
});
