import { chosenIn, labelOf } from './list.ts';
import type { AnyList } from './use-list.ts';

/** What the control of a facet gets. */
export interface ControlProps {
  list: AnyList;
  /** Key of the facet. */
  facet: string;
}

/** The values of a facet as its control shows them, each with the number of items that it would show. */
export function optionsOf({ definition, state, values, counts }: AnyList, facet: string) {
  const chosen = chosenIn(state, facet);
  return (values[facet] ?? []).map((value) => ({
    value,
    label: labelOf(definition.facets, { facet, value }),
    isChosen: chosen.includes(value),
    count: counts[facet]?.[value] ?? 0,
  }));
}
