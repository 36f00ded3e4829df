import { type RefObject, useRef } from 'react';
import { longestSearch } from '#site/address/search-words.ts';
import { useEarlyAnswers } from '#site/address/use-early-answers.ts';
import { ActiveFilters } from '#ui/active-filters/ActiveFilters.tsx';
import { ClearButton } from '#ui/button/ClearButton.tsx';
import { MatchSwitch } from '#ui/match-switch/MatchSwitch.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import type { StorySummary } from '../story-summary.ts';
import { StoryTagMenu } from './StoryTagMenu.tsx';
import { StoryTypeSelect } from './StoryTypeSelect.tsx';
import { type StoryFilter, toggledTag } from './story-filter.ts';
import styles from './story-filters.module.css';

interface Props {
  title: string;
  filter: StoryFilter;
  tags: readonly string[];
  stories: readonly StorySummary[];
  searchField: RefObject<HTMLInputElement | null>;
  onType: (q: string) => void;
  onPress: (filter: StoryFilter) => void;
  onRemoveTag: (tag: string) => void;
  /** Absent while nothing is chosen. */
  onClear?: () => void;
}

/** The filter bar (specification section 2, Stories). */
export function StoryFilters(props: Props) {
  const { title, filter, tags, stories, searchField, onType, onPress, onRemoveTag, onClear } =
    props;
  const tagButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLElement>(null);
  useEarlyAnswers(form);
  return (
    <search ref={form} className={styles.bar} aria-label={title} data-with-script="">
      <SearchField
        id="search-stories"
        name="q"
        label="Search stories"
        placeholder="Search stories..."
        value={filter.q}
        ref={searchField}
        onType={(q) => onType(q.slice(0, longestSearch))}
      />
      <StoryTypeSelect type={filter.type} onChange={(type) => onPress({ ...filter, type })} />
      <StoryTagMenu
        {...{ filter, tags, stories }}
        button={tagButton}
        onToggle={(tag) => onPress(toggledTag(filter, tag))}
      />
      <div className={styles.second} data-awaits-address="">
        <div className={styles.active}>
          <ActiveFilters
            choices={filter.tags}
            labelOf={(tag) => tag}
            onRemove={onRemoveTag}
            home={tagButton}
          >
            {onClear && <ClearButton onClick={onClear}>Clear filters</ClearButton>}
          </ActiveFilters>
        </div>
        <MatchSwitch match={filter.match} onChange={(match) => onPress({ ...filter, match })} />
      </div>
    </search>
  );
}
