import type { RefObject } from 'react';
import { capitalized } from '#site/capitalized.ts';
import type { Topic } from '#site/vocabulary.ts';
import { Chip } from '#ui/chip/Chip.tsx';
import { ChipGroup } from '#ui/chip/ChipGroup.tsx';
import { MatchSwitch } from '#ui/match-switch/MatchSwitch.tsx';
import type { TopicCounts } from './filter-resources.ts';
import { type LibraryFilter, toggledTopic } from './library-filter.ts';

interface Props {
  filter: LibraryFilter;
  topics: readonly Topic[];
  counts: TopicCounts;
  /** The first chip, where focus goes when the last active filter has gone. */
  first: RefObject<HTMLButtonElement | null>;
  onChange: (filter: LibraryFilter) => void;
}

/** The topic chips, and whether a document needs any or all of what is chosen. */
export function TopicChips({ filter, topics, counts, first, onChange }: Props) {
  const chips = topics.map((topic, index) => {
    const isPressed = filter.topics.includes(topic);
    return {
      key: topic,
      isPressed,
      chip: (
        <Chip
          ref={index === 0 ? first : undefined}
          label={capitalized(topic)}
          isPressed={isPressed}
          count={{ number: counts[topic] ?? 0, of: 'resources' }}
          name="topic"
          value={topic}
          onPress={() => onChange(toggledTopic(filter, topic))}
        />
      ),
    };
  });
  return (
    <ChipGroup label="Topics" chips={chips}>
      <MatchSwitch match={filter.match} onChange={(match) => onChange({ ...filter, match })} />
    </ChipGroup>
  );
}
