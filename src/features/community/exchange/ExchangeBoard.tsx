import { useMemo } from 'react';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import type { Facet, ListDefinition } from '#lists/list.ts';
import { wholeFrameOf } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { fillIn } from '#site/words.ts';
import { EntryList } from './EntryList.tsx';
import styles from './entry.module.css';
import type { ExchangePageFile } from './exchange.schema.ts';
import { type ExchangeEntry, exchangeHref, statusOn } from './exchange.ts';

const clear = { head: 'Clear filters', empty: 'Clear all filters' };

interface Props {
  words: ExchangePageFile;
  entries: readonly ExchangeEntry[];
  /** The day of the build, `YYYY-MM-DD`. */
  builtOn: string;
}

/**
 * The board with four filters. The visitor's today decides which entries are open; before hydration
 * it is the day of the build.
 */
export function ExchangeBoard({ words, entries, builtOn }: Props) {
  const zone = useVisitorZone() ?? 'UTC';
  const now = useMinute();
  const today = now ? dayIn(now, zone) : builtOn;
  const definition = useMemo(() => exchangeList(words), [words]);
  const isOpen = (entry: ExchangeEntry) => statusOn(entry, today) === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day opens or ends an entry.
  const frame = useMemo(
    () => wholeFrameOf(definition, entries.filter(isOpen)),
    [definition, entries, today],
  );
  const list = useList({ definition, frame, words: { none: words.none, waiting: '' } });
  const closed = entries.filter((entry) => !isOpen(entry));
  return (
    <>
      <h2 id="board" className={styles.board}>
        {words.board}
      </h2>
      <ListForm list={list} title={words.filters.title} action={exchangeHref} />
      <ListResults list={list} none={words.none} hint={words.noneAdvice} clear={clear}>
        <EntryList entries={list.page} labelledBy="board" words={words} today={today} />
      </ListResults>
      {closed.length > 0 && (
        <details className={styles.closed}>
          <summary id="closed">{fillIn(words.closed, { count: String(closed.length) })}</summary>
          <EntryList labelledBy="closed" entries={closed} words={words} today={today} />
        </details>
      )}
    </>
  );
}

function exchangeList({ filters, kinds }: ExchangePageFile): ListDefinition<ExchangeEntry> {
  const facet = (
    key: 'kind' | 'topic' | 'region' | 'lang',
    valuesOf: Facet<ExchangeEntry>['valuesOf'],
  ): Facet<ExchangeEntry> => ({
    label: filters[key].label,
    all: { value: 'all', label: filters[key].all },
    control: FacetSelect,
    valuesOf,
  });
  return {
    noun: 'entries',
    facets: {
      kind: { ...facet('kind', ({ kind }) => [kind]), labels: kinds },
      topic: facet('topic', ({ topic }) => [topic]),
      region: facet('region', ({ region }) => [region]),
      lang: facet('lang', ({ languages }) => languages),
    },
    pageSize: 24,
  };
}
