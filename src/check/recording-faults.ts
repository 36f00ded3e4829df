import { posix } from 'node:path';
import { endingsOf } from '#features/stories/recordings/recording-files.ts';
import { passageOf, turnsOf } from '#features/stories/recordings/transcript.ts';
import { type RecordingField, storySchema } from '#features/stories/story.schema.ts';
import { type Entry, faultAt, type Ids } from './entry.ts';
import type { Fault } from './fault.ts';
import { recordingFileFaults } from './recording-file-faults.ts';
import * as words from './recording-words.ts';
import { fileFault } from './sort-files.ts';

/** Faults in the recordings of stories: every file must belong to a story, be sound and fit its transcript. */
export async function recordingFaults(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Fault[]> {
  const stories = entries.filter(({ kindName }) => kindName === 'stories');
  const stray = paths.filter((path) => !ids.get('stories')?.has(idOf(path)));
  const faults = stories.map((story) =>
    storyFaults(
      root,
      story,
      paths.filter((path) => idOf(path) === story.id),
    ),
  );
  return [
    ...(await Promise.all(faults)).flat(),
    ...stray.map((path) => fileFault(path, words.noStory)),
  ];
}

/** A story whose fields are wrong is reported by the schema; its recording waits until they are mended. */
async function storyFaults(root: string, story: Entry, paths: readonly string[]): Promise<Fault[]> {
  const { success, data } = storySchema.safeParse(story.data);
  if (!success) return [];
  const { kind, recording } = data;
  if (!recording) return paths.map((path) => fileFault(path, words.notAnnounced));
  const endings = endingsOf(kind);
  const fits = (path: string) => endings.includes(endingOf(path));
  const other = paths.filter((path) => !fits(path));
  const turns = turnsOf(story.raw.body);
  const passage = passageOf(turns, recording);
  if (passage.length === 0) return [passageFault(story, recording, turns.length)];
  return [
    ...other.map((path) => fileFault(path, words.otherKind(kind, endings))),
    ...(await recordingFileFaults({
      root,
      id: story.id,
      kind,
      isSample: recording.synthetic,
      paths: paths.filter(fits),
      passage,
    })),
  ];
}

function passageFault(story: Entry, { from, to }: RecordingField, count: number): Fault {
  const field = to === undefined || (from !== undefined && from > count) ? 'from' : 'to';
  return faultAt(story, ['recording', field], field === 'to' ? to : from, words.noPassage(count));
}

function idOf(path: string): string {
  return posix.parse(path).name;
}

function endingOf(path: string): string {
  return posix.extname(path).slice(1);
}
