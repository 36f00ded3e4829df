import { useAddressState } from '#site/address/use-address-state.ts';
import {
  emptyState,
  type FacetValues,
  type ListDefinition,
  type ListState,
  readList,
  writeList,
} from './list.ts';

/** The state that a list keeps in its address beside what every list does, such as the open tab. */
export interface OwnState<Own> {
  first: Own;
  read: (query: URLSearchParams) => Own;
  write: (own: Own, query: URLSearchParams) => void;
}

/**
 * Returns the state of a list, which its address holds, and the function that changes it, as
 * `useAddressState`. `values` are those that the items have.
 */
export function useListState<Item extends { id: string }, Own extends object>(
  definition: ListDefinition<Item>,
  values: FacetValues,
  own: OwnState<Own> | undefined,
) {
  type State = ListState & Own;
  return useAddressState({ ...emptyState, ...own?.first } as State, {
    read: (query) => ({ ...readList(definition, values, query), ...own?.read(query) }) as State,
    write: (state) => {
      const query = writeList(definition, state);
      own?.write(state, query);
      return query;
    },
  });
}
