import { fillIn } from '#site/words.ts';
import type { HazardView } from '../../hazard.ts';
import type { Length } from '../kit.ts';

/** The sizes of a share card in pixels: wide for shared links, square for social feeds. */
export const cardShapes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const;
export type CardShape = keyof typeof cardShapes;

export interface CardOrder {
  hazard: string;
  icon: HazardView['icon'];
  words: string;
  /** The document behind the words: publisher, title, year. */
  source: string;
  site: string;
}

export interface MessageCard {
  alt: string;
  files: Record<CardShape, { href: string; bytes: number }>;
}

/** Returns the path of a card. Wide cards are beside the other pictures for shared links. */
export function cardHref(hazard: string, length: Length, shape: CardShape): string {
  return shape === 'wide'
    ? `/share/hazards/${hazard}-${length}.png`
    : `/resources/rapid-response/cards/${hazard}-${length}-square.png`;
}

/**
 * Returns the words on a message's card: those that its file names (`card`), else the whole text of
 * up to 150 characters, else its first sentence.
 */
export function cardWords({ text, card }: { text: string; card?: string | undefined }): string {
  if (card !== undefined) return card;
  if (text.length <= 150) return text;
  const firstSentence = /^.+?[.?!](?=\s|$)/.exec(text)?.[0];
  return firstSentence ?? text;
}

/**
 * Returns the alternative text of a card. `sentence` has the placeholders {hazard}, {words},
 * {source} and {site}.
 */
export function cardAlt({ hazard, words, source, site }: CardOrder, sentence: string): string {
  return fillIn(sentence, { hazard: hazard.toLocaleLowerCase('en-US'), words, source, site });
}
