import type { ResourceEntry } from './resource.ts';

/** The years over which the dates of the library are drawn, both inclusive. */
export interface YearSpan {
  first: number;
  last: number;
}

/** The most years that a row has room for. */
const mostYears = 10;

/**
 * Returns the span from the oldest to the newest of the documents, or the last ten years of it, in
 * which an older document has no bar.
 */
export function yearSpan(resources: readonly Pick<ResourceEntry, 'published'>[]): YearSpan {
  const years = resources.map(({ published }) => Number(published.slice(0, 4)));
  const last = Math.max(0, ...years);
  return { first: Math.max(Math.min(last, ...years), last - mostYears + 1), last };
}

/** The bar of a year, as a part of an SVG path: 24 units high for the document's own, else 4. */
export function barOfYear(index: number, isOwn: boolean): string {
  const height = isOwn ? 24 : 4;
  return `M${index * 10} ${24 - height}h6.4v${height}h-6.4z`;
}
