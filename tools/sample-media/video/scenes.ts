import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntry } from '#content/read-entry.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import type { SharePortrait } from '#files/share-image/share-card.ts';
import { shortDate } from '#site/time/labels.ts';
import { initialsOf } from '#site/words.ts';
import type { Heard } from '../captions.ts';
import type { Story } from '../make-recordings.ts';

/** Size of a film in pixels, and pictures a second. */
export const film = { width: 1280, height: 720, rate: 12 } as const;

/**
 * Where things stand: the record along the foot, its axis the edge of the ground; words and face
 * above.
 */
export const layout = {
  margin: 64,
  brand: { left: 64, top: 40, width: 700, height: 48 },
  mark: { left: 800, top: 40, width: 416, height: 48 },
  face: { left: 64, top: 124, width: 335, height: 402 },
  years: { left: 64, top: 526, width: 335, height: 12 },
  words: { left: 456, top: 124, width: 760, height: 414 },
  title: { left: 64, top: 190, width: 1100, height: 360 },
  record: { left: 0, top: 568, width: film.width, height: film.height - 568 },
} as const;

/** What a film is made from. */
export interface FilmPlan {
  story: Story;
  cues: readonly Heard[];
  seconds: number;
  faces: ReadonlyMap<string, Face>;
}

/** The ground a scene stands on; a film warms as it goes on. */
export type Ground = 'cold' | 'paper' | 'warm';

/** What stands on the screen for a while; times in seconds. */
export interface Scene {
  kind: 'title' | 'said' | 'sound' | 'close';
  start: number;
  end: number;
  ground: Ground;
  /** Words said or a sound described; empty on the title and the closing card. */
  text: string;
  /** Who speaks, or speaks next. */
  speaker?: string | undefined;
}

const grounds: readonly Ground[] = ['cold', 'paper', 'warm'];

/**
 * Captions → scenes that fill a film from its title to its closing card. Throws without a caption.
 */
export function scenesOf(cues: readonly Heard[], seconds: number): Scene[] {
  const last = cues.at(-1);
  if (!cues[0] || !last) throw new Error('A film needs captions.');
  const said = cues.map((cue, index): Scene => {
    const speaker = cues.slice(index).find((one) => one.speaker !== undefined)?.speaker;
    return {
      kind: cue.speaker === undefined ? 'sound' : 'said',
      start: cue.start,
      end: cues[index + 1]?.start ?? last.end,
      ground: groundAt(cue.start / seconds),
      text: cue.text.replace('\n', ' '),
      speaker: speaker ?? cues[index - 1]?.speaker,
    };
  });
  return [
    { kind: 'title', start: 0, end: cues[0].start, ground: 'cold', text: '' },
    ...said,
    { kind: 'close', start: last.end, end: seconds, ground: 'warm', text: '' },
  ];
}

function groundAt(part: number): Ground {
  return grounds[Math.floor(part * grounds.length)] ?? 'warm';
}

/** The words of a scene, the size of the largest, and the box they stand in. */
interface SceneWords {
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

const folder = 'content/speakers';

/** A person on the screen: a portrait if the person is a speaker of ours, initials if not. */
export interface Face {
  name: string;
  initials: string;
  portrait: SharePortrait | undefined;
}

/** The people of a story, by the name that the transcript has: without degrees. */
export async function facesOf({ data }: Story): Promise<ReadonlyMap<string, Face>> {
  const faces = data.people.map(async ({ name, speaker }): Promise<[string, Face]> => {
    const portrait = speaker === undefined ? undefined : await portraitOf(speaker);
    return [name.replace(/, .*$/, ''), { name, initials: initialsOf(name), portrait }];
  });
  return new Map(await Promise.all(faces));
}

async function portraitOf(id: string): Promise<SharePortrait> {
  const { data } = readEntry(await readFile(join(folder, `${id}.md`), 'utf8'), 'md');
  const { portrait, portraitFocus, since } = speakerSchema.parse(data);
  return { file: join(folder, portrait), focus: portraitFocus ?? 'center', since };
}
