import { fillIn } from '#site/fill-in.ts';
import { EntryList } from './EntryList.tsx';
import type { ExchangeEntry } from './exchange.ts';
import styles from './exchange-filters.module.css';
import type { ExchangePageFile } from './exchange-page.schema.ts';

interface Props {
  words: ExchangePageFile;
  entries: readonly ExchangeEntry[];
  to: string;
  today: string;
}

/** What is matched or past, folded away; nothing where everything is open. */
export function ClosedEntries({ words, entries, to, today }: Props) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.closed}>
      <summary id="closed">{fillIn(words.closed, { count: String(entries.length) })}</summary>
      <EntryList labelledBy="closed" {...{ entries, words, to, today }} />
    </details>
  );
}
