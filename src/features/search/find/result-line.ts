import type { HeadEntry } from '../index/search-files.ts';
import { wordsOf } from '../index/words-of.ts';
import { marked, type Piece, snippetOf } from './snippet.ts';

/** Whether all words of a find stand in its title or its line, so that its passages need not be fetched. */
export function isSaid([, , , title, about]: HeadEntry, forms: ReadonlySet<string>): boolean {
  const said = formsIn(`${title} ${about}`, forms);
  return said.size === forms.size;
}

/**
 * The line under a result: the stretch of its page that has the words, unless the line that describes
 * the page has as many.
 */
export function resultLine(
  [, , , title, about]: HeadEntry,
  forms: ReadonlySet<string>,
  passages: readonly string[],
): Piece[] {
  const snippet = snippetOf(passages, forms);
  const told = formsIn(`${title} ${about}`, forms).size;
  const quoted = snippet ? formsIn(snippet.map(({ text }) => text).join(''), forms).size : 0;
  return snippet && quoted > told ? snippet : marked(about, forms);
}

function formsIn(text: string, forms: ReadonlySet<string>): Set<string> {
  return new Set(wordsOf(text).flatMap(({ form }) => (forms.has(form) ? [form] : [])));
}
