import { join } from 'node:path';
import sharp from 'sharp';
import { anomalies } from '#ui/record/record.ts';
import { say } from '../../../scripts/steps/step.ts';
import type { Heard } from '../captions.ts';
import { encodeVideo, writePictures } from '../encode.ts';
import type { Story } from '../make-recordings.ts';
import { drawRecord, drawScene } from './scene-picture.tsx';
import { type FilmPlan, facesOf, film, layout, type Scene, scenesOf } from './scenes.ts';

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
  await writePictures(framesOf(plan), film, pictures);
  await writePoster(plan, `${base}.jpg`);
  say('  encoding …');
  await encodeVideo([wave, pictures], base, story.data.name);
}

async function writePoster(plan: FilmPlan, file: string): Promise<void> {
  const scene = { kind: 'title', start: 0, end: 0, ground: 'cold', text: '' } as const;
  const raw = { width: film.width, height: film.height, channels: 3 } as const;
  const frame = await drawScene(scene, plan);
  frame.set(await drawRecord(anomalies.length, 'cold'), layout.record.top * film.width * 3);
  await sharp(frame, { raw }).jpeg({ quality: 78, mozjpeg: true }).toFile(file);
}

const recordAt = layout.record.top * film.width * 3;
/** The whole record stands a little before the film ends. */
const haste = 1.05;

/**
 * The pictures of a film one by one, three bytes a pixel. The record grows from the first to the
 * last.
 */
async function* framesOf(plan: FilmPlan): AsyncGenerator<Buffer> {
  const count = Math.round(plan.seconds * film.rate);
  for (const scene of scenesOf(plan.cues, plan.seconds)) {
    const frame = await drawScene(scene, plan);
    const first = Math.round(scene.start * film.rate);
    const last = Math.min(count, Math.round(scene.end * film.rate));
    let drawn = -1;
    for (let number = first; number < last; number += 1) {
      const years = yearsAt(number / count, scene);
      if (years !== drawn) frame.set(await drawRecord(years, scene.ground), recordAt);
      drawn = years;
      yield Buffer.from(frame);
    }
  }
}

/** How many years of the record stand at a part of the film, from 0 to 1. */
function yearsAt(part: number, { kind }: Scene): number {
  if (kind === 'close') return anomalies.length;
  return Math.min(anomalies.length, Math.floor(part * haste * anomalies.length));
}
