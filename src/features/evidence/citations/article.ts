import type { Citable } from './citable.ts';

/** Someone who wrote it. */
export interface Author {
  family: string;
  /** First names or their letters: `Sarah E. O.`, `R. Eric`. */
  given: string;
}

/** A paper in a journal, by people, on the web. */
export interface CitableArticle extends Omit<Citable, 'author' | 'published'> {
  authors: readonly Author[];
  journal: string;
  /** As exact as it is known: `2025`, `2025-08` or `2025-08-22`. */
  published: string;
}

/** `Young, Rachel` → its parts. A name of one word is a family name. */
export function authorFrom(name: string): Author {
  const [family = name, given = ''] = name.split(', ');
  return { family, given };
}

/** First names → their first letters, the parts of a hyphenated name apart: `Jo-Ann M.` → `[[J, A], [M]]`. */
export function initialsOf(given: string): string[][] {
  return given
    .split(' ')
    .filter(Boolean)
    .map((name) => name.split('-').map((part) => part.charAt(0)));
}
