import { inWords } from '#site/in-words.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import { facetKeys, facetOf, valueLabel } from './facets.ts';

/** A filter as a person would say it, one line for each choice: `Expertise: Asthma or Workers`. */
export function filterInWords({ q, match, chosen }: DirectoryFilter): string[] {
  const lines = facetKeys
    .filter((key) => chosen[key].length > 0)
    .map((key) => {
      const labels = chosen[key].map((value) => valueLabel(key, value));
      const joined = key === 'tag' && match === 'all' ? inWords(labels) : labels.join(' or ');
      return `${facetOf(key).label}: ${joined}`;
    });
  return q.trim() ? [`Search: ${q.trim()}`, ...lines] : lines;
}
