import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { say } from '../../steps/say.ts';
import { encodeClip } from '../encode.ts';
import { clipRate, clipSeconds, clipSize, type Scene } from './clip.ts';
import { Frame } from './Frame.tsx';
import { scenes } from './scenes.ts';

const target = join('content', clipsFolder);

/** Draws the clips with these ids, or all of them, and writes their videos, posters and captions. */
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
  await writePictures(scene, pictures);
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

async function writePictures(scene: Scene, file: string): Promise<void> {
  const { width, height } = clipSize;
  const size = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];
  const args = ['-v', 'error', '-y', ...size, '-r', String(clipRate), '-i', '-', ...lossless, file];
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  for (let picture = 0; picture < clipRate * clipSeconds; picture += 1) {
    const svg = Buffer.from(drawing(scene, picture / clipRate));
    const pixels = await sharp(svg).removeAlpha().raw().toBuffer();
    if (!child.stdin.write(pixels)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}.`);
}

function drawing(scene: Scene, at: number): string {
  return renderToStaticMarkup(<Frame scene={scene} at={at} />);
}

function textOf(id: string): Promise<string> {
  return readFile(join(target, `${id}.yaml`), 'utf8');
}
