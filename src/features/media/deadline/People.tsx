import { memo, type ReactNode } from 'react';
import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { fillIn, formatList } from '#site/words.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { DeadlinePageFile } from '../media-pages.schema.ts';
import styles from './deadline.module.css';
import {
  clockAt,
  deadlineFacts,
  isSameOnBothClocks,
  missingInWords,
  personFacts,
  spanInWords,
} from './deadline-in-words.ts';
import { type FoundPerson, hasAll, type MediaPerson } from './find-people.ts';
import type { DeadlineState } from './use-deadline.ts';

interface Props
  extends Pick<
    DeadlineState,
    'sentence' | 'isPast' | 'ask' | 'deadline' | 'zone' | 'reporterAnswers'
  > {
  words: DeadlinePageFile['people'];
  foundPeople: readonly FoundPerson[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The people who match the request. Where nobody does, a sentence says so and the people who come
 * nearest follow. Memoized, because the fields above render on each keystroke.
 */
export const FoundPeople = memo((props: Props) => {
  const { words, foundPeople, sentence, isPast } = props;
  return (
    <section aria-labelledby="found">
      <h2 id="found">{words.found}</h2>
      {foundPeople.some(hasAll) && !isPast ? (
        <p className={styles.count}>{sentence}</p>
      ) : (
        <div className={styles.empty}>
          <EmptyState title={sentence}>{!isPast && <p>{words.noneAdvice}</p>}</EmptyState>
        </div>
      )}
      {!isPast && (
        <ul className={rows.ruled} role="list" aria-labelledby="found">
          {foundPeople.map((match) => (
            <FoundRow key={match.person.id} {...props} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
});

type FoundRowProps = Props & { match: FoundPerson };

function FoundRow({ words, match, ask, now, deadline, zone, reporterAnswers }: FoundRowProps) {
  const { person, talk, missing, isWish } = match;
  const speakerZone = person.hours.timeZone;
  const { time, zone: speakerZoneName } = clockAt(now, speakerZone);
  const facts = deadlineFacts({ ask, deadline, zone, found: match }, '');
  return (
    <PersonRow
      words={words}
      person={person}
      link={letterLink(deadlineLetter, { ...reporterAnswers, ...facts })}
      mark={isWish ? fillIn(words.wish.mark, { name: person.shortName }) : undefined}
    >
      <p className={styles.talk}>{spanInWords(talk, zone, now, words.talk, words)}</p>
      <p>
        {!isSameOnBothClocks(talk.from, zone, speakerZone) && (
          <>{spanInWords(talk, speakerZone, now, words.there, words)} </>
        )}
        {fillIn(words.now, { time, zone: speakerZoneName })}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing} role="list">
          {missing.map((criterion) => (
            <li key={criterion}>{missingInWords(criterion, person, ask, words)}</li>
          ))}
        </ul>
      )}
    </PersonRow>
  );
}

interface ShortNoticeProps extends Pick<DeadlineState, 'reporterAnswers'> {
  page: DeadlinePageFile;
  people: readonly MediaPerson[];
}

/**
 * Everyone who takes calls on short notice, with their stated hours. It is shown while nothing is
 * asked, and without script.
 */
export const ShortNoticeList = memo(({ page, people, reporterAnswers }: ShortNoticeProps) => {
  const { still: words } = page.people;
  return (
    <section aria-labelledby="short-notice">
      <SectionHead id="short-notice" title={words.title} lede={words.lede} />
      <ul className={rows.ruled} role="list" aria-labelledby="short-notice">
        {people
          .filter(({ shortNotice }) => shortNotice)
          .map((person) => (
            <PersonRow
              key={person.id}
              words={page.people}
              person={person}
              link={letterLink(deadlineLetter, { ...reporterAnswers, ...personFacts(person) })}
            />
          ))}
      </ul>
    </section>
  );
});

interface RowProps {
  words: DeadlinePageFile['people'];
  person: MediaPerson;
  link: LetterLink;
  mark?: string | undefined;
  /** The times at which the person can talk; absent without a request. */
  children?: ReactNode;
}

function PersonRow({ words, person, link, mark, children }: RowProps) {
  const { name, shortName, title, basedIn, languages, hoursInWords, noticeInWords } = person;
  return (
    <li
      className={`stack start gap-y-3 gap-x-gutter ${styles.person}`}
      data-marked={mark !== undefined}
    >
      <div className="stack start gap-y-1">
        <h3 className={styles.name}>
          <a className="target" href={person.href}>
            {name}
          </a>
        </h3>
        {mark && <p className={styles.mark}>{mark}</p>}
        <p>
          {title}, {basedIn}
        </p>
        {children}
        <Small>
          {fillIn(words.hours, { hours: hoursInWords, notice: noticeInWords })}{' '}
          {fillIn(words.onAir, { languages: formatList(languages) })}
        </Small>
      </div>
      <ButtonLink {...link} size="small" tone="ghost">
        {fillIn(words.ask, { name: shortName })}
      </ButtonLink>
    </li>
  );
}
