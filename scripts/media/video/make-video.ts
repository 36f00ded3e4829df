import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { anomalies } from '#ui/record/record.ts';
import { say } from '../../steps/say.ts';
import type { Heard } from '../caption-cues.ts';
import { encodeVideo } from '../encode.ts';
import type { Story } from '../stories.ts';
import { drawRecord } from './draw-record.tsx';
import { drawScene } from './draw-scene.tsx';
import { facesOf } from './faces.ts';
import { type FilmPlan, film, layout } from './film.ts';
import { framesOf } from './frames.ts';

/** What a film is made in and from. */
interface FilmShop {
  folder: string;
  base: string;
  /** The mastered sound, and how long it is. */
  wave: string;
  seconds: number;
  cues: readonly Heard[];
}

/** Draws a story’s passage as a captioned sequence and writes both videos and the poster. */
export async function makeVideo(story: Story, shop: FilmShop): Promise<void> {
  const { folder, base, wave, seconds, cues } = shop;
  const plan = { story, cues, seconds, faces: await facesOf(story) };
  say('  drawing …');
  const pictures = join(folder, 'pictures.mkv');
  await writePictures(plan, pictures);
  await writePoster(plan, `${base}.jpg`);
  say('  encoding …');
  await encodeVideo([wave, pictures], base, story.data.name);
}

async function writePictures(plan: FilmPlan, file: string): Promise<void> {
  const { width, height, rate } = film;
  const size = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];
  const args = ['-v', 'error', '-y', ...size, '-r', String(rate), '-i', '-', ...lossless, file];
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  for await (const frame of framesOf(plan)) {
    if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}.`);
}

async function writePoster(plan: FilmPlan, file: string): Promise<void> {
  const scene = { kind: 'title', start: 0, end: 0, ground: 'cold', text: '' } as const;
  const raw = { width: film.width, height: film.height, channels: 3 } as const;
  const frame = await drawScene(scene, plan);
  frame.set(await drawRecord(anomalies.length, 'cold'), layout.record.top * film.width * 3);
  await sharp(frame, { raw }).jpeg({ quality: 78, mozjpeg: true }).toFile(file);
}
