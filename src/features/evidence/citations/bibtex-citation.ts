import type { Citable } from './citable.ts';
import { datePartsOf } from './date-parts.ts';

/**
 * An entry for BibTeX: `@misc`, which every style knows, with `url`. Author and title stand in double
 * braces, so that no style takes an organization for a person or changes capitals.
 */
export function bibtexCitation({ key, author, title, published, url, accessed }: Citable): string {
  const { year, month } = published ? datePartsOf(published) : {};
  const fields = [
    ['author', `{{${texWords(author)}}}`],
    ['title', `{{${texWords(title)}}}`],
    ['year', year && `{${year}}`],
    // The twelve names without quotes are the styles' own (BibTeXing, section 3.2).
    ['month', month?.slice(0, 3).toLowerCase()],
    ['url', `{${url.replace(/[{}\\]/g, encodeURIComponent)}}`],
    ['note', `{Accessed ${accessed}}`],
  ].filter(([, value]) => value);
  const lines = fields.map(([name, value]) => `  ${name} = ${value},`);
  return `@misc{${key},\n${lines.join('\n')}\n}`;
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Signs that mean something to TeX as it prints them; two hyphens stay two. */
export function texWords(words: string): string {
  return words
    .replace(/[\\~^&%$#_{}]/g, (sign) => commands[sign] ?? `\\${sign}`)
    .replace(/-(?=-)/g, '-{}');
}
