import { fillIn } from '#site/words.ts';
import type { HazardView } from '../../hazard.ts';
import type { Length } from '../kit.ts';

/** The shapes of a share card in pixels: wide for links, square for feeds. */
export const cardShapes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const;
export type CardShape = keyof typeof cardShapes;

/** What a share card shows. */
export interface CardOrder {
  hazard: string;
  icon: HazardView['icon'];
  words: string;
  /** The document behind the words: publisher, title, year. */
  source: string;
  site: string;
}

/** A share card as the page offers it. */
export interface MessageCard {
  alt: string;
  files: Record<CardShape, CardFile>;
}

/** One file of it with its true size. */
export interface CardFile {
  href: string;
  bytes: number;
}

/** Where a card is. The wide ones lie with the pictures that pages name for shared links. */
export function cardHref(hazard: string, length: Length, shape: CardShape): string {
  return shape === 'wide'
    ? `/share/hazards/${hazard}-${length}.png`
    : `/resources/rapid-response/cards/${hazard}-${length}-square.png`;
}

/** The words of a message's card: those its file names, else its opening up to the first mark that ends a sentence. */
export function cardWords({ text, card }: { text: string; card?: string | undefined }): string {
  return card ?? (text.length <= 150 ? text : (/^.+?[.?!](?=\s|$)/.exec(text)?.[0] ?? text));
}

/** What a card shows, in words. `sentence` has the places {hazard}, {words}, {source} and {site}. */
export function cardAlt({ hazard, words, source, site }: CardOrder, sentence: string): string {
  return fillIn(sentence, { hazard: hazard.toLocaleLowerCase('en-US'), words, source, site });
}
