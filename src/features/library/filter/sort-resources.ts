import type { ResourceEntry } from '../resource-entry.ts';
import type { Sort } from './library-filter.ts';

type Sorted = Pick<ResourceEntry, 'title' | 'published'>;

/** A sort as the list of them names it. */
export const sortLabels: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
};

/**
 * The documents in an order; equal ones stay as they were given. A date known only by year or month
 * counts from its beginning.
 */
export function sortResources<Some extends Sorted>(
  resources: readonly Some[],
  sort: Sort,
): readonly Some[] {
  switch (sort) {
    case 'newest':
      return resources.toSorted((a, b) => byDate(b, a));
    case 'oldest':
      return resources.toSorted(byDate);
    case 'title': {
      const { compare } = new Intl.Collator('en', { numeric: true });
      return resources.toSorted((a, b) => compare(a.title, b.title));
    }
  }
}

function byDate(a: Sorted, b: Sorted): number {
  if (a.published === b.published) return 0;
  return a.published < b.published ? -1 : 1;
}
