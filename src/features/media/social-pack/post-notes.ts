import { fillIn, wrapLine } from '#site/words.ts';
import { type Post, type PostShape, postFile } from './post.ts';
import type { SocialPackFile } from './social-pack.schema.ts';

/** A post, the shapes it comes in, and the text to send with it. */
export interface PostEntry {
  post: Post;
  shapes: readonly PostShape[];
  /** Plain text with its sources and where it was found. */
  text: string;
}

/** What a post shows, in words. */
export function postAlt({ kicker, icon, words, source, site }: Post, pack: SocialPackFile): string {
  const art = pack.art[icon ?? 'record'];
  return fillIn(pack.alt, { kicker: kicker.toLocaleLowerCase('en-US'), words, source, site, art });
}

/**
 * The posts of a folder as plain text: the files of each, its description, the text to send with it. What will be copied
 * has no breaks of ours in its lines.
 */
export function postNotes(
  title: string,
  entries: readonly PostEntry[],
  pack: SocialPackFile,
): string {
  const parts = entries.flatMap(({ post, shapes, text }) => [
    [upper(post.words)],
    [`${pack.pictures}:`, ...shapes.map((shape) => `- ${postFile(post, shape).split('/').at(-1)}`)],
    [`${pack.description}:`, postAlt(post, pack)],
    [`${pack.text}:`, text],
  ]);
  return paragraphs([[title], ...parts]);
}

/** How to use the pack, as plain text. */
export function packReadMe({ title, lede, how }: SocialPackFile, end: readonly string[]): string {
  return paragraphs([
    [wrapLine(title, 76), wrapLine(lede, 76)],
    how.map((line) => wrapLine(`- ${line}`, 76)),
    end.map((line) => wrapLine(line, 76)),
  ]);
}

function paragraphs(parts: readonly (readonly string[])[]): string {
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function upper(line: string): string {
  return wrapLine(line.toLocaleUpperCase('en-US'), 76);
}
