import { type Ref, useRef } from 'react';
import { longestSearch } from '#site/address/search-words.ts';
import type { Change } from '#site/address/use-address-state.ts';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import { capitalized } from '#site/capitalized.ts';
import { formatLabels, formats, regions, topics } from '#site/vocabulary.ts';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import styles from './calendar-filters.module.css';
import {
  allFormats,
  allRegions,
  allTopics,
  type CalendarState,
  type EventFilter,
} from './calendar-state.ts';
import { FilterSelect } from './FilterSelect.tsx';

interface Props {
  filter: EventFilter;
  searchField: Ref<HTMLInputElement>;
  onChange: (change: Partial<CalendarState>, kind: Change) => void;
  onApproachSearch: () => void;
}

const anyTopic = { value: allTopics, label: 'All Topics' } as const;
const anyFormat = { value: allFormats, label: 'All Formats' } as const;
const anyRegion = { value: allRegions, label: 'All Regions' } as const;
const topicOptions = options(topics, capitalized);
const formatOptions = options(formats, (format) => formatLabels[format]);
const regionOptions = options(regions, (region) => region);

/** The filter panel (specification section 2, Events Calendar): a search and three selects, each with its all option. */
export function CalendarFilters({ filter, searchField, onChange, onApproachSearch }: Props) {
  const form = useRef<HTMLDivElement>(null);
  useEarlyAnswers(form);
  return (
    <div ref={form} className={styles.fields}>
      <SearchField
        id="search-events"
        name="q"
        label="Search events"
        value={filter.q}
        ref={searchField}
        onType={(q) => onChange({ q: q.slice(0, longestSearch) }, 'typing')}
        onApproach={onApproachSearch}
      />
      <FilterSelect
        name="topic"
        label="Topic"
        all={anyTopic}
        options={topicOptions}
        value={filter.topic}
        onChange={onChange}
      />
      <FilterSelect
        name="format"
        label="Format"
        all={anyFormat}
        options={formatOptions}
        value={filter.format}
        onChange={onChange}
      />
      <FilterSelect
        name="region"
        label="Region"
        all={anyRegion}
        options={regionOptions}
        value={filter.region}
        onChange={onChange}
      />
    </div>
  );
}

function options<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}
