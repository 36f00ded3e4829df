import { ChevronDown } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { Next } from '#site/address/use-address-state.ts';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { FilterMenu } from '#ui/filter-menu/FilterMenu.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { type DirectoryFilter, toggled } from './directory-filter.ts';
import { FacetOptions } from './FacetOptions.tsx';
import type { FacetCounts, FacetValues } from './facet-values.ts';
import { type FacetKey, facetOf, valueLabel } from './facets.ts';
import styles from './filter-form.module.css';

const menus: readonly FacetKey[] = ['lang', 'region', 'format', 'for', 'travels'];
const switches = ['free', 'notice'] as const satisfies readonly FacetKey[];

interface Props {
  filter: DirectoryFilter;
  values: FacetValues;
  counts: FacetCounts;
  onChange: (next: Next<DirectoryFilter>) => void;
}

/**
 * The other facets: several choices behind a button each, single ones as chips. On a phone they come
 * at a press, so that the list stays near.
 */
export function FacetMenus({ filter, values, counts, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(
    (value: string, key: FacetKey) => onChange((now) => toggled(now, { key, value })),
    [onChange],
  );
  return (
    <>
      <div className={styles.more}>
        <Button
          tone="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          More filters
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <div
        className={styles.facets}
        id={id}
        data-open={isOpen}
        role="group"
        aria-label="More filters"
      >
        {menus.map((key) => (
          <FilterMenu key={key} label={facetOf(key).label} selected={filter.chosen[key].length}>
            <FacetOptions
              facet={key}
              filter={filter}
              values={values[key]}
              counts={counts[key]}
              onToggle={toggle}
            />
          </FilterMenu>
        ))}
        {switches.flatMap((key) =>
          values[key].map((value) => (
            <Chip
              key={key}
              label={valueLabel(key, value)}
              isPressed={filter.chosen[key].includes(value)}
              count={counts[key][value] ?? 0}
              of="speakers"
              name={key}
              value={value}
              onPress={toggle}
            />
          )),
        )}
      </div>
    </>
  );
}
