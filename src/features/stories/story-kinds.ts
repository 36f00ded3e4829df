import { inNumber } from '#site/words.ts';
import type { StoryView } from './story.ts';

export type StoryKind = StoryView['kind'];

/** The kinds of story, in the order of their tabs (specification section 2). */
export const storyKinds: readonly StoryKind[] = ['audio', 'video'];

/** A kind as its tab and the type filter call it. */
export const kindLabels: Record<StoryKind, string> = {
  audio: 'Audio Stories',
  video: 'Video Stories',
};

/** The kind that the other tab shows. */
export function otherKind(kind: StoryKind): StoryKind {
  return kind === 'audio' ? 'video' : 'audio';
}

/** How many there are, in words: `4 audio stories` (ACCESSIBILITY.md, section 3). */
export function countOfKind(kind: StoryKind, count: number): string {
  return `${count} ${kind} ${inNumber(count, 'stories')}`;
}
