import { wordCount } from '#content/word-count.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { lowerFirst } from '../lower-first.ts';
import type { HeadshotView } from './headshot.ts';
import { plainText } from './plain-text.ts';

/** A biography ready to be used. */
export interface Biography {
  length: 'short' | 'medium' | 'long';
  text: string;
  words: number;
}

/** Everything a program, a presenter or a newsroom takes along. */
export interface PressKitView {
  biographies: readonly Biography[];
  headshots: readonly HeadshotView[];
  credit: string;
  /** What a screen reader says of a headshot, wherever it is used. */
  alt: string;
}

/** A speaker, the long biography in Markdown and the headshots → the press kit. */
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
