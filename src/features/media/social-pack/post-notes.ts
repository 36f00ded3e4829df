import { fillIn } from '#site/fill-in.ts';
import { inLines, textFile } from '#site/in-lines.ts';
import type { SocialPackFile } from '../kit/media-kit.schema.ts';
import { type Post, type PostShape, postFile } from './post.ts';

/** A post with its shapes and the text to send with it. */
export interface PostEntry {
  post: Post;
  shapes: readonly PostShape[];
  /** Plain text with its sources and the address of its page. */
  text: string;
}

/** The text alternative of a post. */
export function postAlt({ kicker, icon, words, source, site }: Post, pack: SocialPackFile): string {
  const art = pack.art[icon ?? 'record'];
  return fillIn(pack.alt, { kicker: kicker.toLocaleLowerCase('en-US'), words, source, site, art });
}

/**
 * The posts of a folder as plain text: the files of each, its text alternative, the text to send with it. Text to copy is not
 * wrapped.
 */
export function postNotes(
  title: string,
  entries: readonly PostEntry[],
  pack: SocialPackFile,
): string {
  const parts = entries.flatMap(({ post, shapes, text }) => [
    [inLines(post.words.toLocaleUpperCase('en-US'), 76)],
    [`${pack.pictures}:`, ...shapes.map((shape) => `- ${postFile(post, shape).split('/').at(-1)}`)],
    [`${pack.description}:`, postAlt(post, pack)],
    [`${pack.text}:`, text],
  ]);
  return `${[[title], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** How to use the pack, as plain text. */
export function packReadMe({ title, lede, how }: SocialPackFile, end: readonly string[]): string {
  return textFile([[title, lede], how.map((line) => `- ${line}`), end]);
}
