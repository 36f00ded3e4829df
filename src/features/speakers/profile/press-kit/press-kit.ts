import { plainText } from '#content/plain-text.ts';
import { wordCount } from '#content/word-count.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { lowerFirst } from '#site/words.ts';
import type { HeadshotView } from './headshot.ts';

/** A biography with its number of words. */
interface Biography {
  length: 'short' | 'medium' | 'long';
  text: string;
  words: number;
}

/** What a program, a presenter or a newsroom needs of a speaker. */
export interface PressKitView {
  biographies: readonly Biography[];
  headshots: readonly HeadshotView[];
  credit: string;
  /** The alt text of every headshot. */
  alt: string;
}

/** Makes the press kit. `longBiography` is Markdown. */
export function pressKit(
  speaker: Pick<SpeakerView, 'name' | 'title' | 'bioShort' | 'bioMedium' | 'portraitCredit'>,
  longBiography: string,
  headshots: readonly HeadshotView[],
): PressKitView {
  const texts = {
    short: speaker.bioShort,
    medium: speaker.bioMedium,
    long: plainText(longBiography),
  } as const;
  return {
    biographies: (['short', 'medium', 'long'] as const).map((length) => ({
      ...{ length, text: texts[length], words: wordCount(texts[length]) },
    })),
    headshots,
    credit: speaker.portraitCredit,
    alt: `Portrait of ${speaker.name}, ${lowerFirst(speaker.title)}`,
  };
}
