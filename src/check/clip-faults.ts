import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { clipEndings, clipNote, clipsFolder, mostClipBytes } from '#features/media/b-roll/clip.ts';
import { parseCaptions } from '#features/stories/recordings/captions.ts';
import { mediaLength } from '#features/stories/recordings/media-length.ts';
import { fileFault } from './content-files.ts';
import type { Advice, Entry, Ids } from './entry.ts';
import type { Fault } from './fault.ts';
import { otherBytes, tooHeavy } from './media-advice.ts';

const noClip: Advice = {
  problem: 'no clip has this name',
  remedy: 'Name it like its clip’s file, such as "bus-stop.mp4", or delete it.',
};
const notThere: Advice = {
  problem: 'the clip has no such file',
  remedy: 'Put it beside the clip’s words; "npm run media clips" makes those of samples.',
};
const noCaption: Advice = {
  problem: 'there is no caption in it',
  remedy: 'Write one, “[No sound]” at least, so that people who read captions miss nothing.',
};
const noLabel: Advice = {
  problem: 'the clip says "sample: true", but the file does not say so inside',
  remedy: 'If it was filmed, write "sample: false"; if not, run "npm run media clips" again.',
};

/** Faults in the files of clips: each clip has its videos and captions, each file its clip, and videos are light. */
export async function clipFaults(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Fault[]> {
  const clips = entries.filter(({ kindName, data }) => kindName === 'clips' && data !== undefined);
  const known = [...(ids.get('clips') ?? [])];
  const wanted = known.flatMap((id) => clipEndings.map((ending) => pathOf(id, ending)));
  const looked = clips.map(async ({ id, data }) => {
    const isSample = (data as { sample?: unknown } | undefined)?.sample === true;
    const own = clipEndings.filter((ending) => paths.includes(pathOf(id, ending)));
    const faults = own.map(async (ending) =>
      (await adviceOn(join(root, pathOf(id, ending)), ending, isSample)).map((advice) =>
        fileFault(pathOf(id, ending), advice),
      ),
    );
    return (await Promise.all(faults)).flat();
  });
  return [
    ...paths.filter((path) => !wanted.includes(path)).map((path) => fileFault(path, noClip)),
    ...wanted.filter((path) => !paths.includes(path)).map((path) => fileFault(path, notThere)),
    ...(await Promise.all(looked)).flat(),
  ];
}

async function adviceOn(
  file: string,
  ending: (typeof clipEndings)[number],
  isSample: boolean,
): Promise<Advice[]> {
  if (ending === 'vtt') {
    const { cues, slip } = parseCaptions(await readFile(file, 'utf8'));
    return slip || cues.length === 0 ? [noCaption] : [];
  }
  const { size } = await stat(file);
  if (size > mostClipBytes) return [tooHeavy(size, mostClipBytes)];
  const bytes = await readFile(file);
  if (mediaLength(bytes, ending) === undefined) return [otherBytes(ending)];
  return isSample && !bytes.includes(clipNote) ? [noLabel] : [];
}

function pathOf(id: string, ending: string): string {
  return posix.join(clipsFolder, `${id}.${ending}`);
}
