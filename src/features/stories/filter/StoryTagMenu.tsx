import type { RefObject } from 'react';
import { FilterMenu } from '#ui/filter-menu/FilterMenu.tsx';
import { FilterOption } from '#ui/filter-menu/FilterOption.tsx';
import type { StorySummary } from '../story-summary.ts';
import { countWithTag } from './filter-stories.ts';
import type { StoryFilter } from './story-filter.ts';
import styles from './story-filters.module.css';

interface Props {
  filter: StoryFilter;
  tags: readonly string[];
  stories: readonly StorySummary[];
  button: RefObject<HTMLButtonElement | null>;
  onToggle: (tag: string) => void;
}

/** The Tags menu (ACCESSIBILITY.md, section 4), with the number of stories of the open tab beside each tag. */
export function StoryTagMenu({ filter, tags, stories, button, onToggle }: Props) {
  return (
    <div className={styles.tags}>
      <FilterMenu label="Filter by tags" group="Tags" selected={filter.tags.length} ref={button}>
        {tags.map((tag) => (
          <FilterOption
            key={tag}
            label={tag}
            isChecked={filter.tags.includes(tag)}
            count={{ number: countWithTag(stories, filter, tag), of: `${filter.tab} stories` }}
            name="tag"
            value={tag}
            onToggle={() => onToggle(tag)}
          />
        ))}
      </FilterMenu>
    </div>
  );
}
