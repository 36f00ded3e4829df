import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { clipEndings, clipNote, clipsFolder, mostClipBytes } from '#features/media/b-roll/clip.ts';
import { parseCaptions } from '#features/stories/recordings/captions.ts';
import { mediaLength } from '#features/stories/recordings/media-length.ts';
import type { Entry, Ids } from './entry.ts';
import { otherBytes, tooHeavy } from './media-problems.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';

const noClip: ProblemText = {
  message: 'no clip has this name',
  fix: 'Name it like its clip’s file, such as "bus-stop.mp4", or delete it.',
};
const notThere: ProblemText = {
  message: 'the clip has no such file',
  fix: 'Put it beside the clip’s words; "npm run media clips" makes those of samples.',
};
const noCaption: ProblemText = {
  message: 'there is no caption in it',
  fix: 'Write one, “[No sound]” at least, so that people who read captions miss nothing.',
};
const noLabel: ProblemText = {
  message: 'the clip says "sample: true", but the file does not say so inside',
  fix: 'If it was filmed, write "sample: false"; if not, run "npm run media clips" again.',
};

/** Problems in the files of clips: each clip has its videos and captions, each file its clip, and videos are light. */
export async function clipProblems(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Problem[]> {
  const clips = entries.filter(({ kindName, data }) => kindName === 'clips' && data !== undefined);
  const known = [...(ids.get('clips') ?? [])];
  const wanted = known.flatMap((id) => clipEndings.map((ending) => pathOf(id, ending)));
  const looked = clips.map(async ({ id, data }) => {
    const isSample = (data as { sample?: unknown } | undefined)?.sample === true;
    const own = clipEndings.filter((ending) => paths.includes(pathOf(id, ending)));
    const problems = own.map(async (ending) =>
      (await problemsIn(join(root, pathOf(id, ending)), ending, isSample)).map((problem) =>
        fileProblem(pathOf(id, ending), problem),
      ),
    );
    return (await Promise.all(problems)).flat();
  });
  return [
    ...paths.filter((path) => !wanted.includes(path)).map((path) => fileProblem(path, noClip)),
    ...wanted.filter((path) => !paths.includes(path)).map((path) => fileProblem(path, notThere)),
    ...(await Promise.all(looked)).flat(),
  ];
}

async function problemsIn(
  file: string,
  ending: (typeof clipEndings)[number],
  isSample: boolean,
): Promise<ProblemText[]> {
  if (ending === 'vtt') {
    const { cues, problem } = parseCaptions(await readFile(file, 'utf8'));
    return problem || cues.length === 0 ? [noCaption] : [];
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
