import { useCallback, useRef } from 'react';
import type { Change, Next } from '#site/address/use-address-state.ts';
import { showingCount } from '#site/showing-count.ts';
import { ActiveFilters } from '#ui/active-filters/ActiveFilters.tsx';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { ListHead } from '#ui/list-head/ListHead.tsx';
import {
  type Choice,
  choicesOf,
  cleared,
  type DirectoryFilter,
  isActive,
  sortOf,
  toggled,
} from './directory-filter.ts';
import type { DirectoryPageFile } from './directory-page.schema.ts';
import { FilterForm } from './FilterForm.tsx';
import { valueLabel } from './facets.ts';
import { foundId } from './found-id.ts';
import { NoMatch } from './NoMatch.tsx';
import { ResultList } from './ResultList.tsx';
import { sortLabels, sortsFor } from './sorts.ts';
import { type DirectoryFrame, useDirectory } from './use-directory.ts';

interface Props {
  title: string;
  words: DirectoryPageFile['search'];
  frame: DirectoryFrame;
}

/** Search, facets and the list they leave. Built as the whole list; what is asked of it lives in the address. */
export function DirectoryIsland({ title, words, frame }: Props) {
  const directory = useDirectory(frame);
  const { filter, change, listed, shown } = directory;
  const searchField = useRef<HTMLInputElement>(null);
  const isNobody = shown === 0 && !directory.isWaiting;
  const count = directory.isWaiting ? words.waiting : showingCount(shown, frame.total, 'speakers');
  const say = useSaidChange(isNobody ? words.none : count);
  const labelOf = ({ key, value }: Choice) => valueLabel(key, value);

  const ask = useCallback(
    (next: Next<DirectoryFilter>, kind: Change) => {
      change(next, kind);
      say(kind);
    },
    [change, say],
  );

  function clear() {
    searchField.current?.focus();
    change(cleared(filter));
    say('press', 'Filters cleared. ');
  }

  function remove(choice: Choice) {
    change(toggled(filter, choice));
    say('press', `Removed ${labelOf(choice)}. `);
  }

  return (
    <>
      <FilterForm
        title={title}
        words={words}
        filter={filter}
        values={frame.values}
        counts={directory.counts}
        shown={shown}
        searchField={searchField}
        onApproach={directory.prepare}
        onChange={ask}
      />
      <ActiveFilters
        choices={choicesOf(filter)}
        labelOf={labelOf}
        onRemove={remove}
        home={searchField}
      />
      <div id={foundId} data-awaits-address="">
        <ListHead
          sentence={count}
          notes={[directory.isPartial && words.partial, directory.hasFailed && words.failed]}
          sort={sortOf(filter)}
          sorts={sortsFor(filter)}
          sortLabels={sortLabels}
          onSort={(sort) => change({ ...filter, sort })}
          {...(isActive(filter) && { onClear: clear })}
        />
        {isNobody && (
          <NoMatch
            words={words}
            filter={filter}
            entries={directory.entries}
            finding={directory.finding}
            onDrop={(next) => {
              searchField.current?.focus();
              change(next);
              say('press');
            }}
            onClear={clear}
          />
        )}
        <ResultList listed={listed} entries={directory.entries} total={shown} />
      </div>
    </>
  );
}
