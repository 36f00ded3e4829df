import type { ReactNode } from 'react';
import { fillIn } from '#site/fill-in.ts';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Found } from './find-people.ts';
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

/** Whether those found are only near. */
export function nobodyFits(found: readonly Found[]): boolean {
  return found.every(({ missing }) => missing.length > 0);
}

/** `4 people state hours before your deadline …` */
export function countInWords(
  found: readonly Found[],
  hasDeadline: boolean,
  words: DeadlinePageFile['people'],
): string {
  const isOne = found.length === 1;
  const [many, one] = hasDeadline ? [words.before, words.beforeOne] : [words.count, words.countOne];
  return isOne ? one : fillIn(many, { count: String(found.length) });
}
