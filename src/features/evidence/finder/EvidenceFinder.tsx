import { useRef } from 'react';
import { longestSearch } from '#site/address/search-words.ts';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import { showingCount } from '#site/showing-count.ts';
import { ActiveFilters } from '#ui/active-filters/ActiveFilters.tsx';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { ClearButton } from '#ui/button/ClearButton.tsx';
import { ChoiceSelect } from '#ui/field/ChoiceSelect.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { statusOrder, topicOrder } from '../evidence.ts';
import type { EvidencePageFile } from '../evidence-page.schema.ts';
import {
  type Choice,
  choicesOf,
  type EvidenceFilter,
  emptyFilter,
  isActive,
} from './evidence-filter.ts';
import styles from './evidence-finder.module.css';
import type { Counts } from './filter-claims.ts';
import { MoreClaims } from './MoreClaims.tsx';
import { NoClaim } from './NoClaim.tsx';
import type { Names } from './search-document.ts';
import { useEvidence } from './use-evidence.ts';
import { useLanding } from './use-landing.ts';

interface Props {
  words: EvidencePageFile['search'];
  names: Names;
  /** Of the whole ledger. */
  counts: Counts;
}

/** Search and filters of the ledger. The claims stand in the page below, and are shown or hidden. */
export function EvidenceFinder({ words, names, counts: whole }: Props) {
  const form = useRef<HTMLElement>(null);
  useEarlyAnswers(form);
  const evidence = useEvidence(whole, names);
  const { filter, change, counts, shown } = evidence;
  const searchField = useRef<HTMLInputElement>(null);
  const count = showingCount(shown, counts.total, 'claims');
  const say = useSaidChange(shown === 0 ? words.none : count);
  const labelOf = ({ key, value }: Choice) =>
    key === 'status' ? names.statuses[value] : names.topics[value];
  useLanding(evidence.showAll);

  function press(next: EvidenceFilter, before = '') {
    change(next);
    say('press', before);
  }

  function clear() {
    searchField.current?.focus();
    press(emptyFilter, 'Filters cleared. ');
  }

  return (
    <div data-with-script="" data-print="none">
      <search ref={form} className={styles.bar} aria-label={words.title}>
        <SearchField
          id="search-claims"
          name="q"
          label="Search claims"
          hint={words.hint}
          value={filter.q}
          ref={searchField}
          onApproach={evidence.prepare}
          onType={(q) => {
            change({ ...filter, q: q.slice(0, longestSearch) }, 'typing');
            say('typing');
          }}
        />
        <ChoiceSelect
          {...{ id: 'claim-status', name: 'status', label: 'Status', all: 'Every status' }}
          {...{ value: filter.status, names: names.statuses, order: statusOrder }}
          counts={counts.status}
          onChange={(status) => press({ ...filter, status })}
        />
        <ChoiceSelect
          {...{ id: 'claim-hazard', name: 'hazard', label: 'Hazard or subject', all: 'Everything' }}
          {...{ value: filter.topic, names: names.topics, order: topicOrder }}
          counts={counts.topic}
          onChange={(topic) => press({ ...filter, topic })}
        />
      </search>
      <div className={styles.result} data-awaits-address="">
        <p className={styles.count}>{count}</p>
        <ActiveFilters
          choices={choicesOf(filter)}
          labelOf={labelOf}
          onRemove={(choice) =>
            press({ ...filter, [choice.key]: 'all' }, `Removed ${labelOf(choice)}. `)
          }
          home={searchField}
        >
          {isActive(filter) && <ClearButton onClick={clear}>Clear filters</ClearButton>}
        </ActiveFilters>
      </div>
      {shown === 0 && <NoClaim words={words} onClear={clear} />}
      <MoreClaims next={evidence.next} onPress={evidence.showMore} />
    </div>
  );
}
