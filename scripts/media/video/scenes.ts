import type { Heard } from '../caption-cues.ts';

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

/** Captions → scenes that fill a film from its title to its closing card. Throws without a caption. */
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
