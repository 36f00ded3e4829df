import { type FormEvent, type RefObject, useCallback, useRef } from 'react';
import { longestSearch } from '#site/address/search-words.ts';
import type { Change, Next } from '#site/address/use-address-state.ts';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import type { Topic } from '#site/vocabulary.ts';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { libraryHref } from '../resource.ts';
import type { TopicCounts } from './filter-resources.ts';
import type { LibraryFilter } from './library-filter.ts';
import styles from './library-filters.module.css';
import { TopicChips } from './TopicChips.tsx';
import { TypeTabs } from './TypeTabs.tsx';

interface Props {
  title: string;
  hint: string;
  filter: LibraryFilter;
  isLive: boolean;
  topics: readonly Topic[];
  counts: TopicCounts;
  /** The id of the section with the table. */
  panel: string;
  searchField: RefObject<HTMLInputElement | null>;
  firstTopic: RefObject<HTMLButtonElement | null>;
  onApproach: () => void;
  /** Always the same function. */
  onChange: (next: Next<LibraryFilter>, kind: Change) => void;
}

/**
 * Search, type and topics (specification section 2, Resource Library). Until the page is live it is a
 * plain form whose answers go into the address, from where they are read again.
 */
export function LibraryFilters(props: Props) {
  const { title, hint, filter, isLive, topics, counts, panel, onApproach, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  const press = useCallback((next: Next<LibraryFilter>) => onChange(next, 'press'), [onChange]);
  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      aria-label={title}
      action={libraryHref}
      data-with-script=""
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <div className={styles.search}>
        <SearchField
          id="search-resources"
          name="q"
          label="Search resources"
          hint={hint}
          value={filter.q}
          ref={props.searchField}
          onType={(q) => onChange({ ...filter, q: q.slice(0, longestSearch) }, 'typing')}
        />
      </div>
      <TypeTabs
        chosen={isLive ? filter.type : undefined}
        panel={panel}
        onChoose={(type) => press({ ...filter, type })}
      />
      <div className={styles.topics}>
        <TopicChips {...{ filter, topics, counts }} first={props.firstTopic} onChange={press} />
      </div>
    </form>
  );
}
