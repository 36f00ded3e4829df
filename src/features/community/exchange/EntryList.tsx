import { EntryCard } from './EntryCard.tsx';
import styles from './entry.module.css';
import { type ExchangeEntry, standingOf } from './exchange.ts';
import type { ExchangeWords } from './exchange-page.schema.ts';

interface Props {
  entries: readonly ExchangeEntry[];
  words: ExchangeWords;
  today: string;
  /** The id of the heading that names the list. */
  labelledBy: string;
}

/** Entries of the board, those that are no longer open without a way to answer. */
export function EntryList({ entries, words, today, labelledBy }: Props) {
  return (
    <ul className={styles.list} role="list" aria-labelledby={labelledBy}>
      {entries.map((entry) => {
        const standing = standingOf(entry, today);
        return (
          <EntryCard
            key={entry.id}
            {...{ entry, words }}
            {...(standing !== 'open' && { closed: standing })}
          />
        );
      })}
    </ul>
  );
}
