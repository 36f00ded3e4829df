import { useRef } from 'react';
import { showingCount } from '#site/showing-count.ts';
import { ActiveFilters } from '#ui/active-filters/ActiveFilters.tsx';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { ClearButton } from '#ui/button/ClearButton.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { ClosedEntries } from './ClosedEntries.tsx';
import { EntryList } from './EntryList.tsx';
import { ExchangeFilters } from './ExchangeFilters.tsx';
import type { ExchangeEntry } from './exchange.ts';
import { type ExchangeFilter, emptyFilter, filterKeys, isActive } from './exchange-filter.ts';
import styles from './exchange-filters.module.css';
import type { ExchangePageFile } from './exchange-page.schema.ts';
import { useExchange } from './use-exchange.ts';

interface Props {
  words: ExchangePageFile;
  entries: readonly ExchangeEntry[];
  /** The day of the build, `YYYY-MM-DD`. */
  builtOn: string;
  to: string;
}

/** The board, narrowed by four filters that live in the address. Built as the whole board. */
export function ExchangeBoard({ words, entries, builtOn, to }: Props) {
  const { filter, change, answers, today, open, closed, shown, counts } = useExchange(
    entries,
    builtOn,
  );
  const filters = useRef<HTMLElement>(null);
  const count = showingCount(shown.length, open.length, 'entries');
  const say = useSaidChange(shown.length === 0 ? words.none : count);
  const labelOf = (value: string) => words.kinds[value as 'need' | 'offer'] ?? value;

  function press(next: ExchangeFilter, before = '') {
    change(next);
    say('press', before);
  }

  function clear() {
    filters.current?.querySelector('select')?.focus();
    press(emptyFilter, 'Filters cleared. ');
  }

  const chosen = filterKeys.filter((key) => filter[key] !== 'all');
  return (
    <>
      <h2 id="board">{words.board}</h2>
      <ExchangeFilters {...{ words, filter, answers, counts }} place={filters} onChange={press} />
      <div data-awaits-address="">
        <div className={styles.result}>
          <p className={styles.count}>{count}</p>
          <ActiveFilters
            choices={chosen}
            labelOf={(key) => labelOf(filter[key])}
            onRemove={(key) =>
              press({ ...filter, [key]: 'all' }, `Removed ${labelOf(filter[key])}. `)
            }
            home={filters}
          >
            {isActive(filter) && <ClearButton onClick={clear}>Clear filters</ClearButton>}
          </ActiveFilters>
        </div>
        {shown.length === 0 && (
          <EmptyState title={words.none}>
            <p>{words.noneAdvice}</p>
            <ClearButton onClick={clear}>Clear all filters</ClearButton>
          </EmptyState>
        )}
        {shown.length > 0 && (
          <EntryList entries={shown} labelledBy="board" {...{ words, to, today }} />
        )}
        <ClosedEntries entries={closed} {...{ words, to, today }} />
      </div>
    </>
  );
}
