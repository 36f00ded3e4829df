import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Found } from './find-people.ts';
import { countInWords, nobodyFits } from './found-in-words.ts';
import styles from './people.module.css';

interface Props {
  words: DeadlinePageFile['people'];
  found: readonly Found[];
  isPast: boolean;
  hasDeadline: boolean;
  children: ReactNode;
}

/** Who can talk, or plainly nobody and whoever comes nearest. */
export function FoundPeople({ words, found, isPast, hasDeadline, children }: Props) {
  const isNobody = nobodyFits(found);
  return (
    <section aria-labelledby="found">
      <h2 id="found">{words.found}</h2>
      {isNobody ? (
        <div className={styles.empty}>
          <EmptyState title={isPast ? words.past : words.none}>
            {!isPast && <p>{words.noneAdvice}</p>}
          </EmptyState>
        </div>
      ) : (
        <p className={styles.count}>{countInWords(found, hasDeadline, words)}</p>
      )}
      {!isPast && (
        <ul className={styles.list} role="list" aria-labelledby="found">
          {children}
        </ul>
      )}
    </section>
  );
}
