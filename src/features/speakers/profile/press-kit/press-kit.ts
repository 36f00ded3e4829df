import { plainText } from '#content/plain-text.ts';
import { wordCount } from '#content/word-count.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { lowerFirst } from '#site/words.ts';
import type { HeadshotView } from './headshot.ts';

export type PressKitView = ReturnType<typeof pressKit>;

/**
 * Returns the texts and pictures of a speaker that a program, a presenter or a newsroom needs.
 * `longBiography` is Markdown; the `alt` of the result is for every headshot.
 */
export function pressKit(
  speaker: Pick<SpeakerView, 'name' | 'title' | 'bioShort' | 'bioMedium' | 'portraitCredit'>,
  longBiography: string,
  headshots: readonly HeadshotView[],
) {
  const biography = (length: 'short' | 'medium' | 'long', text: string) => ({
    length,
    text,
    words: wordCount(text),
  });
  return {
    biographies: [
      ...(speaker.bioShort ? [biography('short', speaker.bioShort)] : []),
      ...(speaker.bioMedium ? [biography('medium', speaker.bioMedium)] : []),
      biography('long', plainText(longBiography)),
    ],
    headshots,
    credit: speaker.portraitCredit,
    alt: `Portrait of ${speaker.name}, ${lowerFirst(speaker.title)}`,
  };
}
