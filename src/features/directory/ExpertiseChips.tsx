import { useCallback } from 'react';
import type { Next } from '#site/address/use-address-state.ts';
import { Chip } from '#ui/chip/Chip.tsx';
import { ChipGroup } from '#ui/chip/ChipGroup.tsx';
import { type Match, MatchSwitch } from '#ui/match-switch/MatchSwitch.tsx';
import { type DirectoryFilter, toggled } from './directory-filter.ts';
import { facetOf } from './facets.ts';

interface Props {
  filter: DirectoryFilter;
  values: readonly string[];
  counts: Readonly<Record<string, number>>;
  onChange: (next: Next<DirectoryFilter>) => void;
}

/** The tag cloud, and whether a speaker needs any or all of what is chosen. */
export function ExpertiseChips({ filter, values, counts, onChange }: Props) {
  const toggle = useCallback(
    (value: string, key: 'tag') => onChange((now) => toggled(now, { key, value })),
    [onChange],
  );
  const setMatch = useCallback(
    (match: Match) => onChange((now) => ({ ...now, match })),
    [onChange],
  );
  const chips = values.map((value) => {
    const isPressed = filter.chosen.tag.includes(value);
    return {
      key: value,
      isPressed,
      chip: (
        <Chip
          label={value}
          isPressed={isPressed}
          count={counts[value] ?? 0}
          of="speakers"
          name="tag"
          value={value}
          onPress={toggle}
        />
      ),
    };
  });
  return (
    <ChipGroup label={facetOf('tag').label} chips={chips}>
      <MatchSwitch match={filter.match} onChange={setMatch} />
    </ChipGroup>
  );
}
