import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import { shortDate } from '#site/time/labels.ts';
import type { FilmPlan } from './film.ts';
import { layout } from './film.ts';
import type { Scene } from './scenes.ts';

/** The words of a scene, the size of the largest, and the box they stand in. */
export interface SceneWords {
  kicker: string;
  words: string;
  size: number;
  isSound?: boolean;
  lines?: readonly string[];
  box: { left: number; top: number; width: number; height: number };
}

/** What a scene says. */
export function sceneWords({ kind, text, speaker }: Scene, { story, faces }: FilmPlan): SceneWords {
  const { name, role, location, recorded } = story.data;
  if (kind === 'title') {
    const lines = [`${role}, ${location}`, `Recorded ${shortDate(recorded)}`];
    return { kicker: 'A video story', words: name, size: 96, lines, box: layout.title };
  }
  if (kind === 'close') {
    const lines = ['The bars are the global temperature from 1880 to 2025 (NASA GISTEMP v4).'];
    return { kicker: name, words: sampleLabel, size: 52, lines, box: layout.title };
  }
  const kicker = faces.get(speaker ?? '')?.name ?? speaker ?? '';
  if (kind === 'sound') return { kicker, words: text, size: 44, isSound: true, box: layout.words };
  return { kicker, words: text, size: text.length > 70 ? 58 : 66, box: layout.words };
}
