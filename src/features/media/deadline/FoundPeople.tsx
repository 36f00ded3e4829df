import { memo } from 'react';
import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import type { Answers } from '#features/letters/letter.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { fillIn } from '#site/words.ts';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { deadlineFacts } from './deadline-facts.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Ask } from './desk-list.ts';
import { type Found, hasAll } from './find-people.ts';
import { missingInWords } from './found-in-words.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './people.module.css';
import { clockAt, readsAlike, spanInWords } from './times-in-words.ts';

interface Props {
  words: DeadlinePageFile['people'];
  found: readonly Found[];
  /** What the page says of them. */
  sentence: string;
  isPast: boolean;
  ask: Ask;
  now: number;
  deadline: number | undefined;
  /** Whose clock the reporter reads. */
  zone: string;
  /** Who asks, which goes into each letter. */
  outlet: Answers;
}

/** Who can talk, or plainly nobody and whoever comes nearest. Memoized: what is typed above changes only the letters. */
export const FoundPeople = memo((props: Props) => {
  const { words, found, sentence, isPast } = props;
  return (
    <section aria-labelledby="found">
      <h2 id="found">{words.found}</h2>
      {found.some(hasAll) && !isPast ? (
        <p className={styles.count}>{sentence}</p>
      ) : (
        <div className={styles.empty}>
          <EmptyState title={sentence}>{!isPast && <p>{words.noneAdvice}</p>}</EmptyState>
        </div>
      )}
      {!isPast && (
        <ul className={styles.list} role="list" aria-labelledby="found">
          {found.map((one) => (
            <FoundRow key={one.person.id} {...props} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** A person with the first time they can talk, on both clocks, and what they lack. */
function FoundRow({ words, one, ask, now, deadline, zone, outlet }: Props & { one: Found }) {
  const { person, talk, missing, isWish } = one;
  const there = person.hours.timeZone;
  const { time, zone: zoneThere } = clockAt(now, there);
  const facts = deadlineFacts({ ask, deadline, zone, found: one }, '');
  return (
    <PersonRow
      words={words}
      person={person}
      link={letterLink(deadlineLetter, { ...outlet, ...facts })}
      mark={isWish ? fillIn(words.wish.mark, { name: person.shortName }) : undefined}
    >
      <p className={styles.talk}>{spanInWords(talk, zone, now, words.talk, words)}</p>
      <p>
        {!readsAlike(talk.from, zone, there) && (
          <>{spanInWords(talk, there, now, words.there, words)} </>
        )}
        {fillIn(words.now, { time, zone: zoneThere })}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing} role="list">
          {missing.map((lack) => (
            <li key={lack}>{missingInWords(lack, person, ask, words)}</li>
          ))}
        </ul>
      )}
    </PersonRow>
  );
}
