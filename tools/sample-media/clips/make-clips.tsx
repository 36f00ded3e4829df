import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { readEntry } from '#content/read-entry.ts';
import { clipNote, clipsFolder, soundlessCaption } from '#features/media/b-roll/clip.ts';
import { type ClipFile, clipSchema } from '#features/media/kit/media-kit.schema.ts';
import { writeCaptions } from '#features/stories/recordings/captions.ts';
import { fileSizeLabel } from '#site/words.ts';
import { say } from '../../../scripts/steps/step.ts';
import { encodeClip, writePictures } from '../encode.ts';
import { BusStop } from './BusStop.tsx';
import { ClinicDoor } from './ClinicDoor.tsx';
import { CoolingCenter } from './CoolingCenter.tsx';
import { clipRate, clipSeconds, clipSize, Lettering, type Scene, signOf, tints } from './parts.tsx';
import { TheRecord } from './TheRecord.tsx';

const target = join('content', clipsFolder);

/**
 * Draws the clips with these ids, or all of them, and writes their videos, posters and captions.
 */
export async function makeClips(ids: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clips-'));
  try {
    for (const [id, scene] of Object.entries(scenes)) {
      if (ids.length > 0 && !ids.includes(id)) continue;
      const clip = clipSchema.parse(readEntry(await textOf(id), 'yaml').data);
      say(`${id}: ${await makeClip(id, clip, scene, folder)}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makeClip(id: string, clip: ClipFile, scene: Scene, folder: string) {
  const base = join(target, id);
  const pictures = join(folder, `${id}.mkv`);
  await writePictures(picturesOf(scene), { ...clipSize, rate: clipRate }, pictures);
  await encodeClip(pictures, base, clip.title, clipNote);
  const still = sharp(Buffer.from(drawing(scene, clip.posterAt))).resize(1280, 720);
  await still.jpeg({ quality: 80, mozjpeg: true }).toFile(`${base}.jpg`);
  const cue = { start: 0, end: clipSeconds, text: soundlessCaption };
  await writeFile(`${base}.vtt`, writeCaptions([cue], clipNote));
  const sizes = ['mp4', 'webm', 'jpg'].map(async (ending) => {
    const { size } = await stat(`${base}.${ending}`);
    return `${ending} ${fileSizeLabel(size)}`;
  });
  return (await Promise.all(sizes)).join(', ');
}

/** Every picture of a scene, from its first to its last. */
async function* picturesOf(scene: Scene): AsyncGenerator<Buffer> {
  for (let picture = 0; picture < clipRate * clipSeconds; picture += 1) {
    const svg = Buffer.from(drawing(scene, picture / clipRate));
    yield await sharp(svg).removeAlpha().raw().toBuffer();
  }
}

function drawing(scene: Scene, at: number): string {
  return renderToStaticMarkup(<Frame scene={scene} at={at} />);
}

function textOf(id: string): Promise<string> {
  return readFile(join(target, `${id}.yaml`), 'utf8');
}

/** The drawing of each clip by the id of its content file. */
export const scenes: Readonly<Record<string, Scene>> = {
  'clinic-door': ClinicDoor,
  'bus-stop': BusStop,
  'cooling-center': CoolingCenter,
  'the-record': TheRecord,
};

const label = await signOf('Sample animation', 30);
const plate = { width: label.width + 40, height: 54 };
const [x, y] = [clipSize.width - plate.width - 28, clipSize.height - plate.height - 24];

interface Props {
  scene: Scene;
  /** Seconds from the start. */
  at: number;
}

/** One picture of a clip; every one says what it is. */
export function Frame({ scene: Scene, at }: Props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...clipSize}>
      <Scene at={at} />
      <rect x={x} y={y} {...plate} fill={tints.paper} />
      <Lettering sign={label} x={x + plate.width / 2} y={y + 9} fill={tints.ink} />
    </svg>
  );
}
