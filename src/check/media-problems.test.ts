import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { checkContent } from './check-content.ts';

const root = await mkdtemp(join(tmpdir(), 'clips-'));
const file = (name: string) => join(root, 'clips', name);
const only = { clips: kinds.clips };

beforeEach(async () => {
  await rm(join(root, 'clips'), { recursive: true, force: true });
  await cp('example/clips', join(root, 'clips'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

async function problems(): Promise<string[]> {
  const report = await checkContent({ own: root }, only);
  return report.problems
    .filter((problem) => problem.file.includes('/clips/'))
    .map((problem) => `${problem.file.split('/').at(-1)}: ${problem.message}`);
}

test('the clips that are here are sound', async () => {
  expect(await problems()).toEqual([]);
});

test.each([
  ['has no film', () => rm(file('bus-stop.mp4')), 'bus-stop.mp4: the clip has no such file'],
  [
    'is not a film',
    () => writeFile(file('bus-stop.webm'), 'no'),
    'bus-stop.webm: the file ends in',
  ],
  [
    'is too heavy',
    () => writeFile(file('bus-stop.mp4'), Buffer.alloc(1_100_000)),
    'bus-stop.mp4: the file has 1.1 MB',
  ],
  [
    'says nothing of its silence',
    () => writeFile(file('bus-stop.vtt'), 'WEBVTT\n'),
    'bus-stop.vtt: there is no caption in it',
  ],
  ['has no words', () => writeFile(file('train.mp4'), 'no'), 'train.mp4: no clip has this name'],
])('a clip that %s is named', async (_, change, message) => {
  await change();
  expect((await problems()).join('\n')).toContain(message);
});
