import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { Facet, ListDefinition } from '#lists/list.ts';
import type { ExchangeEntry } from './exchange.ts';
import type { ExchangePageFile } from './exchange-page.schema.ts';

/** The board of the Catalyst Exchange as a list: four questions with one answer each. */
export function exchangeList({
  filters,
  kinds,
}: Pick<ExchangePageFile, 'filters' | 'kinds'>): ListDefinition<ExchangeEntry> {
  const facet = (
    key: 'kind' | 'topic' | 'region' | 'lang',
    valuesOf: Facet<ExchangeEntry>['valuesOf'],
  ): Facet<ExchangeEntry> => ({
    label: filters[key].label,
    all: { value: 'all', label: filters[key].all },
    control: FacetSelect,
    valuesOf,
  });
  return {
    noun: 'entries',
    facets: {
      kind: { ...facet('kind', ({ kind }) => [kind]), labels: kinds },
      topic: facet('topic', ({ topic }) => [topic]),
      region: facet('region', ({ region }) => [region]),
      lang: facet('lang', ({ languages }) => languages),
    },
    pageSize: 24,
  };
}
