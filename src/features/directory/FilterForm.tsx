import { type FormEvent, type Ref, useCallback, useRef } from 'react';
import { longestSearch } from '#site/address/search-words.ts';
import type { Change, Next } from '#site/address/use-address-state.ts';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import { Split } from '#ui/band/Split.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import type { DirectoryFilter } from './directory-filter.ts';
import type { DirectoryPageFile } from './directory-page.schema.ts';
import { ExpertiseChips } from './ExpertiseChips.tsx';
import { FacetMenus } from './FacetMenus.tsx';
import type { FacetCounts, FacetValues } from './facet-values.ts';
import styles from './filter-form.module.css';
import { SeeResults } from './SeeResults.tsx';

interface Props {
  title: string;
  words: Pick<DirectoryPageFile['search'], 'hint' | 'see'>;
  filter: DirectoryFilter;
  values: FacetValues;
  counts: FacetCounts;
  /** How many the filter leaves. */
  shown: number;
  searchField: Ref<HTMLInputElement>;
  onApproach: () => void;
  /** Always the same function. */
  onChange: (next: Next<DirectoryFilter>, kind: Change) => void;
}

/**
 * Everything one can ask of the directory. Until the page is live it is a plain form whose answers go
 * into the address, from where they are read again.
 */
export function FilterForm(props: Props) {
  const { title, words, filter, values, counts, shown, searchField, onApproach, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  const press = useCallback((next: Next<DirectoryFilter>) => onChange(next, 'press'), [onChange]);
  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      aria-label={title}
      action="/speakers/directory"
      data-with-script=""
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Split columns="4-8">
        <div>
          <SearchField
            id="search-speakers"
            name="q"
            label="Search by name or title"
            hint={words.hint}
            value={filter.q}
            ref={searchField}
            onType={(q) => onChange({ ...filter, q: q.slice(0, longestSearch) }, 'typing')}
          />
          <SeeResults words={words.see} shown={shown} />
        </div>
        <ExpertiseChips filter={filter} values={values.tag} counts={counts.tag} onChange={press} />
      </Split>
      <FacetMenus filter={filter} values={values} counts={counts} onChange={press} />
    </form>
  );
}
