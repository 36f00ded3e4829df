import { FacetChip } from '#lists/FacetChips.tsx';
import { type ControlProps, optionsOf } from '#lists/use-list.ts';

/** The values of a facet as chips beside other controls: for one that is only switched on or off. */
export function FacetSwitch({ list, facet }: ControlProps) {
  return optionsOf(list, facet).map((option) => (
    <FacetChip key={option.value} list={list} facet={facet} option={option} />
  ));
}
