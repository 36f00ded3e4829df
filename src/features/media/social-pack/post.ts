import type { HazardView } from '#features/response/hazards/hazard.ts';
import { fillIn, inCapitals, textFile, wrapLine } from '#site/words.ts';
import type { SocialPackFile } from '../kit/media-kit.schema.ts';

/** The shapes of a post in pixels, by use. */
export const postShapes = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
  wide: { width: 1600, height: 900 },
} as const;
export type PostShape = keyof typeof postShapes;
export const shapeNames = Object.keys(postShapes) as PostShape[];

export interface Post {
  /** Path of its files in the pack, without shape and ending: `extreme-heat/1-ten-seconds`. */
  path: string;
  /** The name of the hazard, or the subject of another message. */
  kicker: string;
  /** The hazard whose mark and color it has; without one it has the temperature record. */
  icon: HazardView['icon'] | undefined;
  words: string;
  source: string;
  site: string;
}

/** Returns the path of a post in a shape: `extreme-heat/1-ten-seconds-square-1080x1080.png`. */
export function postFile({ path }: Pick<Post, 'path'>, shape: PostShape): string {
  const { width, height } = postShapes[shape];
  return `${path}-${shape}-${width}x${height}.png`;
}

/**
 * Pixels by shape: the margin, the parts that apps cover at the top and the foot, and the height of
 * the frieze.
 */
const settings = {
  square: { margin: 84, top: 66, foot: 0, frieze: 150 },
  portrait: { margin: 84, top: 76, foot: 0, frieze: 240 },
  // Apps write over the first and the last part of a story (about an eighth of its height).
  story: { margin: 96, top: 250, foot: 250, frieze: 420 },
  link: { margin: 60, top: 40, foot: 0, frieze: 70 },
  wide: { margin: 96, top: 60, foot: 0, frieze: 120 },
};

const heights = { band: 20, kicker: 62, source: 78, brand: 56 };
const gap = 26;

/**
 * Returns the boxes of a shape, in pixels: band and kicker at the top, a frieze along the foot,
 * source and brand above it, and the message in the middle of the rest.
 */
export function postLayout(shape: PostShape) {
  const { width, height } = postShapes[shape];
  const { margin, top, foot, frieze } = settings[shape];
  const inner = { left: margin, width: width - 2 * margin };
  const friezeTop = height - frieze;
  const brandTop = Math.min(friezeTop, height - foot) - gap - heights.brand;
  const sourceTop = brandTop - 14 - heights.source;
  const kickerTop = heights.band + top;
  const wordsTop = kickerTop + heights.kicker + gap;
  return {
    band: { left: 0, top: 0, width, height: heights.band },
    kicker: { ...inner, top: kickerTop, height: heights.kicker },
    words: { ...inner, top: wordsTop, height: sourceTop - gap - wordsTop },
    source: { ...inner, top: sourceTop, height: heights.source },
    brand: { ...inner, top: brandTop, height: heights.brand },
    frieze: { left: 0, top: friezeTop, width, height: frieze },
  };
}

export interface PostEntry {
  post: Post;
  shapes: readonly PostShape[];
  /** Plain text with its sources and the address of its page. */
  text: string;
}

/** Returns the text alternative of a post. */
export function postAlt({ kicker, icon, words, source, site }: Post, pack: SocialPackFile): string {
  const art = pack.art[icon ?? 'record'];
  return fillIn(pack.alt, { kicker: kicker.toLocaleLowerCase('en-US'), words, source, site, art });
}

/**
 * Returns the posts of a folder as plain text: files, text alternative, and the text to send. That
 * text is not wrapped, because it is copied.
 */
export function postNotes(
  title: string,
  entries: readonly PostEntry[],
  pack: SocialPackFile,
): string {
  const parts = entries.flatMap(({ post, shapes, text }) => [
    [wrapLine(inCapitals(post.words), 76)],
    [`${pack.pictures}:`, ...shapes.map((shape) => `- ${postFile(post, shape).split('/').at(-1)}`)],
    [`${pack.description}:`, postAlt(post, pack)],
    [`${pack.text}:`, text],
  ]);
  return `${[[title], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Returns the text file on how to use the pack. `end` are its last lines. */
export function packReadMe({ title, lede, how }: SocialPackFile, end: readonly string[]): string {
  return textFile([[title, lede], how.map((line) => `- ${line}`), end]);
}
