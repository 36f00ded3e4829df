import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEntry } from '#content/read-entry.ts';
import { parseCaptions } from '#features/stories/recordings/captions.ts';
import { mediaLength } from '#features/stories/recordings/media-length.ts';
import * as files from '#features/stories/recordings/recording-files.ts';
import { passageOf, turnsOf } from '#features/stories/recordings/transcript.ts';
import { storySchema } from '#features/stories/story.schema.ts';

/* The samples keep promises that the content check cannot ask of real recordings. */

const folder = join('example', files.recordingsFolder);
const names = await readdir('example/stories');
const stories = await Promise.all(
  names
    .filter((name) => name.endsWith('.md'))
    .map(async (name) => {
      const { data, body } = readEntry(await readFile(join('example/stories', name), 'utf8'), 'md');
      return { id: parse(name).name, ...storySchema.parse(data), turns: turnsOf(body) };
    }),
);
const samples = stories.flatMap(({ recording, ...story }) =>
  recording?.synthetic ? { ...story, passage: passageOf(story.turns, recording) } : [],
);

test('all recordings together stay under 20 MB', async () => {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(20_000_000);
});

describe.each(samples)('the sample of $id', ({ id, kind, passage, quote }) => {
  const bytesOf = (ending: string) => readFile(join(folder, `${id}.${ending}`));

  test('has every file and lasts 60 to 90 seconds', async () => {
    for (const ending of files.endingsOf(kind))
      expect(existsSync(join(folder, `${id}.${ending}`)), ending).toBe(true);
    for (const ending of files.mediaEndings[kind]) {
      const length = mediaLength(await bytesOf(ending), ending) ?? 0;
      expect(length, ending).toBeGreaterThanOrEqual(60);
      expect(length, ending).toBeLessThanOrEqual(90);
    }
  });

  test('holds the quote', () => {
    const spoken = passage.map(({ text }) => text).join(' ');
    expect(spoken.replaceAll(/[“”]/g, '')).toContain(quote);
  });

  test('is captioned word for word, sounds and all, in two short lines', async () => {
    const file = String(await bytesOf(files.captionsEnding));
    const { cues } = parseCaptions(file);
    expect(cues.map(({ text }) => text).join(' ')).toBe(passage.map(({ text }) => text).join(' '));
    const lines = file.split('\n').slice(3);
    for (const line of lines.filter((one) => !one.includes('-->')))
      expect(line.replace(/^<v [^>]*>/, '').length).toBeLessThanOrEqual(42);
    expect(file).toContain(files.sampleLabel);
  });
});

const films = samples.filter(({ kind }) => kind === 'video');

test.each(films)('the still picture of $id is light', async ({ id }) => {
  const { size } = await stat(join(folder, `${id}.${files.posterEnding}`));
  expect(size).toBeLessThan(60_000);
});
