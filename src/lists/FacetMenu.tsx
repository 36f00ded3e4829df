import { inNumber } from '#site/words.ts';
import { FilterMenu, FilterOption } from '#ui/filter-menu/FilterMenu.tsx';
import { type ControlProps, optionsOf } from './list.ts';

/** The values of a facet as checkboxes behind a button. */
export function FacetMenu({ list, facet }: ControlProps) {
  const options = optionsOf(list, facet);
  const selectedCount = options.filter(({ isChosen }) => isChosen).length;
  return (
    <FilterMenu label={list.definition.facets[facet]?.label ?? ''} selected={selectedCount}>
      {options.map(({ value, label, isChosen, count }) => (
        <FilterOption
          key={value}
          label={label}
          isChecked={isChosen}
          count={{ number: count, of: inNumber(count, list.definition.noun) }}
          name={facet}
          value={value}
          onToggle={() => list.toggle(value, facet)}
        />
      ))}
    </FilterMenu>
  );
}
