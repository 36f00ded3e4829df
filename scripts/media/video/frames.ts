import { anomalies } from '#ui/record/record.ts';
import { drawRecord } from './draw-record.tsx';
import { drawScene } from './draw-scene.tsx';
import { type FilmPlan, film, layout } from './film.ts';
import { type Scene, scenesOf } from './scenes.ts';

const recordAt = layout.record.top * film.width * 3;
/** The whole record stands a little before the film ends. */
const haste = 1.05;

/** The pictures of a film one by one, three bytes a pixel. The record grows from the first to the last. */
export async function* framesOf(plan: FilmPlan): AsyncGenerator<Buffer> {
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
