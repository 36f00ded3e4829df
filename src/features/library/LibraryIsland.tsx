import { useCallback, useRef } from 'react';
import type { Change, Next } from '#site/address/use-address-state.ts';
import { capitalized } from '#site/capitalized.ts';
import { showingCount } from '#site/showing-count.ts';
import { useIsLive } from '#site/use-is-live.ts';
import { ActiveFilters } from '#ui/active-filters/ActiveFilters.tsx';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { ListHead } from '#ui/list-head/ListHead.tsx';
import { tabIdOf } from '#ui/tabs/tabs.ts';
import { LibraryFilters } from './filter/LibraryFilters.tsx';
import {
  cleared,
  isActive,
  type LibraryFilter,
  sorts,
  toggledTopic,
} from './filter/library-filter.ts';
import { sortLabels } from './filter/sort-resources.ts';
import { type LibraryFrame, useLibrary } from './filter/use-library.ts';
import type { LibraryPageFile } from './library-page.schema.ts';
import { NoResource } from './NoResource.tsx';
import { ResourceList } from './ResourceList.tsx';

const panel = 'resource-list';

interface Props {
  title: string;
  words: LibraryPageFile['search'];
  frame: LibraryFrame;
}

/** Search, types, topics and the table they leave. Built as the whole table; what is asked of it lives in the address. */
export function LibraryIsland({ title, words, frame }: Props) {
  const library = useLibrary(frame);
  const { filter, change, shown, isWaiting } = library;
  const isLive = useIsLive();
  const searchField = useRef<HTMLInputElement>(null);
  const firstTopic = useRef<HTMLButtonElement>(null);
  const isNothing = shown === 0 && !isWaiting;
  const count = isWaiting ? words.waiting : showingCount(shown, frame.total, 'resources');
  const say = useSaidChange(isNothing ? words.none : count);

  const ask = useCallback(
    (next: Next<LibraryFilter>, kind: Change) => {
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

  return (
    <>
      <LibraryFilters
        {...{ title, filter, isLive, panel, searchField, firstTopic }}
        hint={words.hint}
        topics={frame.topics}
        counts={library.counts}
        onApproach={library.prepare}
        onChange={ask}
      />
      <ActiveFilters
        choices={filter.topics}
        labelOf={capitalized}
        onRemove={(topic) => {
          change(toggledTopic(filter, topic));
          say('press', `Removed ${capitalized(topic)}. `);
        }}
        home={firstTopic}
      />
      <div
        id={panel}
        data-awaits-address=""
        {...(isLive && { role: 'tabpanel', 'aria-labelledby': tabIdOf(filter.type) })}
      >
        <ListHead
          sentence={count}
          notes={[library.hasFailed && words.failed]}
          sort={filter.sort}
          {...{ sorts, sortLabels }}
          onSort={(sort) => change({ ...filter, sort })}
          {...(isActive(filter) && { onClear: clear })}
        />
        {isNothing && <NoResource title={words.none} hint={words.tryAgain} onClear={clear} />}
        <ResourceList
          listed={library.listed}
          entries={library.entries}
          total={shown}
          sort={filter.sort}
        />
      </div>
    </>
  );
}
