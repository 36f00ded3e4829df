import { inNumber } from '#site/words.ts';
import { Chip, ChipGroup } from '#ui/chip/Chip.tsx';
import styles from './list.module.css';
import { type ControlProps, optionsOf } from './list.ts';

/** The values of a facet as chips under its name. */
export function FacetChips({ list, facet }: ControlProps) {
  const chips = optionsOf(list, facet).map((option) => ({
    key: option.value,
    isPressed: option.isChosen,
    chip: <FacetChip list={list} facet={facet} option={option} />,
  }));
  return (
    <div className={styles.chips}>
      <ChipGroup label={list.definition.facets[facet]?.label ?? ''} chips={chips} />
    </div>
  );
}

/** One value of a facet as a chip. */
export function FacetChip(props: ControlProps & { option: ReturnType<typeof optionsOf>[number] }) {
  const { list, facet, option } = props;
  const { value, label, isChosen, count } = option;
  return (
    <Chip
      label={label}
      isPressed={isChosen}
      count={count}
      of={inNumber(count, list.definition.noun)}
      name={facet}
      value={value}
      onPress={list.toggle}
    />
  );
}
