import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededEnding, recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import { say } from '../steps/say.ts';
import { makeSample } from './make-sample.ts';
import { writePeaks } from './peaks.ts';
import { readStories, type Story } from './stories.ts';
import { toolVersions } from './tools.ts';

const target = join('content', recordingsFolder);

/**
 * Makes the samples of the stories with these ids, or of all. Recordings of people are only measured, for
 * the waveform. Throws with what to install where a program is missing.
 */
export async function makeMedia(ids: readonly string[]): Promise<void> {
  const stories = await readStories(ids);
  const tools = toolVersions();
  say(`Making recordings with ${tools.join(', ')} …`);
  await mkdir(target, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  try {
    for (const [index, story] of stories.entries()) {
      say(`${index + 1} of ${stories.length}: ${story.id}`);
      say(`  ${await makeOne(story, folder, tools)}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makeOne(story: Story, folder: string, tools: string[]): Promise<string> {
  const { id, data } = story;
  const base = join(target, id);
  if (!data.recording) return 'has no recording yet; left as it is';
  if (data.recording.synthetic) return makeSample(story, { folder, base, tools });
  const media = `${base}.${neededEnding(data.kind)}`;
  if (!existsSync(media)) return `${media} is still to come`;
  await writePeaks(media, `${base}.json`);
  return 'people are heard; measured for the waveform';
}
