import { FilterOption } from '#ui/filter-menu/FilterOption.tsx';
import type { DirectoryFilter } from './directory-filter.ts';
import { type FacetKey, valueLabel } from './facets.ts';

interface Props {
  facet: FacetKey;
  filter: DirectoryFilter;
  values: readonly string[];
  counts: Readonly<Record<string, number>>;
  onToggle: (value: string, facet: FacetKey) => void;
}

/** The checkboxes of one facet, each with the number of speakers it would show. */
export function FacetOptions({ facet, filter, values, counts, onToggle }: Props) {
  return values.map((value) => (
    <FilterOption
      key={value}
      label={valueLabel(facet, value)}
      isChecked={filter.chosen[facet].includes(value)}
      count={{ number: counts[value] ?? 0, of: 'speakers' }}
      name={facet}
      value={value}
      onToggle={() => onToggle(value, facet)}
    />
  ));
}
