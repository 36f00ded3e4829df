import { useMemo } from 'react';
import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import { frameOf } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { fillIn } from '#site/words.ts';
import { EntryList } from './EntryList.tsx';
import styles from './entry.module.css';
import { type ExchangeEntry, standingOf } from './exchange.ts';
import { exchangeList } from './exchange-list.ts';
import type { ExchangePageFile } from './exchange-page.schema.ts';

const clear = { head: 'Clear filters', empty: 'Clear all filters' };

interface Props {
  words: ExchangePageFile;
  entries: readonly ExchangeEntry[];
  /** The day of the build, `YYYY-MM-DD`. */
  builtOn: string;
}

/** The board as it is today where the visitor is, narrowed by four questions. Until it is hydrated it is the board of the day of the build. */
export function ExchangeBoard({ words, entries, builtOn }: Props) {
  const zone = useVisitorZone() ?? 'UTC';
  const now = useMinute();
  const today = now ? dayIn(now, zone) : builtOn;
  const definition = useMemo(() => exchangeList(words), [words]);
  const isOpen = (entry: ExchangeEntry) => standingOf(entry, today) === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open changes with the day alone.
  const frame = useMemo(
    () => frameOf(definition, entries.filter(isOpen)),
    [definition, entries, today],
  );
  const list = useList({ definition, frame, words: { none: words.none, waiting: '' } });
  const closed = entries.filter((entry) => !isOpen(entry));
  return (
    <>
      <h2 id="board" className={styles.board}>
        {words.board}
      </h2>
      <ListForm list={list} title={words.filters.title} action="/be-catalyst/exchange" />
      <ListResults list={list} none={words.none} hint={words.noneAdvice} clear={clear}>
        <EntryList entries={list.page} labelledBy="board" {...{ words, today }} />
      </ListResults>
      {closed.length > 0 && (
        <details className={styles.closed}>
          <summary id="closed">{fillIn(words.closed, { count: String(closed.length) })}</summary>
          <EntryList labelledBy="closed" entries={closed} {...{ words, today }} />
        </details>
      )}
    </>
  );
}
