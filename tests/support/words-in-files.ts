import { strFromU8, unzipSync } from 'fflate';
import { builtBytes, downloadButtons } from './downloads.ts';

/** The pages that offer Word files, each with all the words of its files, white space aside. */
export function wordsInFiles(): { page: string; words: string }[] {
  const files = downloadButtons().filter(({ href }) => href.endsWith('.docx'));
  return [...new Set(files.map(({ page }) => page))].map((page) => ({
    page,
    words: files
      .filter((file) => file.page === page)
      .map(({ href }) => withoutSpaces(documentOf(href.slice(1))))
      .join(''),
  }));
}

/** Removes white space, so that words can be compared. */
export function withoutSpaces(words: string): string {
  return words.replace(/\s+/g, '');
}

function documentOf(path: string): string {
  const part = unzipSync(builtBytes(path))['word/document.xml'] ?? new Uint8Array();
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
  return strFromU8(part)
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity as keyof typeof entities] ?? entity);
}
