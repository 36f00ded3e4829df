import { type RefObject, useCallback } from 'react';
import type { Next } from '#site/address/use-address-state.ts';
import { capitalized } from '#site/capitalized.ts';
import type { Topic } from '#site/vocabulary.ts';
import { Chip } from '#ui/chip/Chip.tsx';
import { ChipGroup } from '#ui/chip/ChipGroup.tsx';
import { type Match, MatchSwitch } from '#ui/match-switch/MatchSwitch.tsx';
import type { TopicCounts } from './filter-resources.ts';
import { type LibraryFilter, toggledTopic } from './library-filter.ts';

interface Props {
  filter: LibraryFilter;
  topics: readonly Topic[];
  counts: TopicCounts;
  /** The first chip, where focus goes when the last active filter has gone. */
  first: RefObject<HTMLButtonElement | null>;
  onChange: (next: Next<LibraryFilter>) => void;
}

/** The topic chips, and whether a document needs any or all of what is chosen. */
export function TopicChips({ filter, topics, counts, first, onChange }: Props) {
  const toggle = useCallback(
    (topic: Topic) => onChange((now) => toggledTopic(now, topic)),
    [onChange],
  );
  const setMatch = useCallback(
    (match: Match) => onChange((now) => ({ ...now, match })),
    [onChange],
  );
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
          count={counts[topic] ?? 0}
          of="resources"
          name="topic"
          value={topic}
          onPress={toggle}
        />
      ),
    };
  });
  return (
    <ChipGroup label="Topics" chips={chips}>
      <MatchSwitch match={filter.match} onChange={setMatch} />
    </ChipGroup>
  );
}
