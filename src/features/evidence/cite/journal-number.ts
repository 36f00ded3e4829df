import type { Citable } from '../citations/citable.ts';

type Place = Pick<Citable, 'volume' | 'issue' | 'pages'>;

/**
 * Returns volume, issue and pages as lists of references have them: `332(14):1203-1204`; undefined
 * where none of them is known.
 */
export function journalNumber({ volume = '', issue, pages }: Place): string | undefined {
  const issuePart = issue ? `(${issue})` : '';
  const pagesPart = pages ? `:${pages}` : '';
  return volume + issuePart + pagesPart || undefined;
}

/** Returns the volume, issue and pages in such a number. */
export function partsOfNumber(number: string): Place {
  const [, volume, issue, pages] = /^([^(:]*)(?:\(([^)]*)\))?(?::(.*))?$/.exec(number) ?? [];
  return { volume: volume || undefined, issue, pages };
}
