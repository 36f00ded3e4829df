import type { DirectoryFilter, Sort } from './directory-filter.ts';

/** An order as the list of them names it. */
export const sortLabels: Readonly<Record<Sort, string>> = {
  best: 'Best match',
  name: 'Name',
  daily: 'Fair daily order',
};

/** The orders there are; what is best can be told only of a search. */
export function sortsFor({ q }: DirectoryFilter): readonly Sort[] {
  return q.trim() ? ['best', 'name', 'daily'] : ['name', 'daily'];
}
