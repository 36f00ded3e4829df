import { strFromU8, unzipSync } from 'fflate';
import { buttons, bytesAt } from './downloads.ts';

/** The pages that offer Word files, each with all the words of its files, white space aside. */
export function wordsInFiles(): { page: string; words: string }[] {
  const files = buttons().filter(({ href }) => href.endsWith('.docx'));
  return [...new Set(files.map(({ page }) => page))].map((page) => ({
    page,
    words: files
      .filter((file) => file.page === page)
      .map(({ href }) => bare(documentOf(href.slice(1))))
      .join(''),
  }));
}

/** Removes white space, so that words can be compared. */
export function bare(words: string): string {
  return words.replace(/\s+/g, '');
}

function documentOf(path: string): string {
  const part = unzipSync(bytesAt(path))['word/document.xml'] ?? new Uint8Array();
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
  return strFromU8(part)
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity as keyof typeof entities] ?? entity);
}
