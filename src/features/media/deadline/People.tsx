import { memo, type ReactNode } from 'react';
import { deadline as deadlineLetter } from '#features/letters/definitions/media.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { type TalkWords, talkInWords } from '#features/speakers/talk-in-words.ts';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn, formatList, inLine } from '#site/words.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { NothingYet } from '#ui/empty-state/NothingYet.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import type { DeadlinePageFile, MediaDeskFile } from '../media-pages.schema.ts';
import styles from './deadline.module.css';
import { deadlineFacts, missingInWords, personFacts } from './deadline-in-words.ts';
import { type FoundPerson, hasAll, type MediaPerson } from './find-people.ts';
import { PartHead } from './PartHead.tsx';
import type { DeadlineState } from './use-deadline.ts';

interface Props
  extends Pick<
    DeadlineState,
    'sentence' | 'isPast' | 'ask' | 'deadline' | 'zone' | 'reporterAnswers'
  > {
  words: DeadlinePageFile['people'];
  talkWords: TalkWords;
  /** The words about calling the desk. */
  call: MediaDeskFile['call'];
  foundPeople: readonly FoundPerson[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Number of people who are shown above the fold, beside the one who is asked for. */
const firstPeople = 3;

/**
 * The people who match the request. Where nobody does, a sentence says so and the people who come
 * nearest follow. Memoized, because the fields above render on each keystroke.
 */
export const FoundPeople = memo((props: Props) => {
  const { words, call, foundPeople, sentence, isPast } = props;
  const { phone } = siteFacts.desk;
  const wishCount = foundPeople.filter(({ isWish }) => isWish).length;
  return (
    <section aria-labelledby="found">
      <PartHead id="found" title={words.found} />
      {foundPeople.some(hasAll) && !isPast ? (
        <p className={styles.count}>{sentence}</p>
      ) : (
        <div className={styles.empty}>
          <EmptyState title={sentence}>
            {!isPast && <p>{words.noneAdvice}</p>}
            {phone && (
              <p>
                <a className="target semibold" href={`tel:${phone}`}>
                  {fillIn(call.button, { phone })}
                </a>
              </p>
            )}
          </EmptyState>
        </div>
      )}
      {!isPast && (
        <FoldedList labelledBy="found" first={firstPeople + wishCount} words={words}>
          {foundPeople.map((match) => (
            <FoundRow key={match.person.id} {...props} match={match} />
          ))}
        </FoldedList>
      )}
    </section>
  );
});

type FoundRowProps = Props & { match: FoundPerson };

function FoundRow({
  words,
  talkWords,
  match,
  ask,
  now,
  deadline,
  zone,
  reporterAnswers,
}: FoundRowProps) {
  const { person, talk, missing, isWish } = match;
  const clocks = { now, visitorZone: zone, speakerZone: person.hours.timeZone };
  const { first, second } = talkInWords(talk, clocks, talkWords);
  const facts = deadlineFacts({ ask, deadline, zone, found: match }, '');
  return (
    <PersonRow
      words={words}
      person={person}
      link={letterLink(deadlineLetter, { ...reporterAnswers, ...facts })}
      mark={isWish ? fillIn(words.wish.mark, { name: person.shortName }) : undefined}
    >
      <p className={styles.talk}>{first}</p>
      <Small>
        {second} {fillIn(words.onAir, { languages: formatList(person.languages) })}
      </Small>
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
  const onTheDay = people.filter(({ shortNotice }) => shortNotice);
  return (
    <section aria-labelledby="short-notice">
      <PartHead id="short-notice" title={words.title} lede={words.lede} />
      {onTheDay.length === 0 && (
        <NothingYet words={page.yet} link={letterLink(deadlineLetter, { ...reporterAnswers })} />
      )}
      <FoldedList labelledBy="short-notice" first={firstPeople} words={page.people}>
        {onTheDay.map((person) => (
          <PersonRow
            key={person.id}
            words={page.people}
            person={person}
            link={letterLink(deadlineLetter, { ...reporterAnswers, ...personFacts(person) })}
          />
        ))}
      </FoldedList>
    </section>
  );
});

interface FoldedListProps {
  /** The id of the heading. */
  labelledBy: string;
  /** The number of rows above the fold. */
  first: number;
  words: DeadlinePageFile['people'];
  children: readonly ReactNode[];
}

/** A list of people, of which those after the first are folded in, so that a phone can pass it. */
function FoldedList({ labelledBy, first, words, children }: FoldedListProps) {
  const rest = children.slice(first);
  const more = fillIn(words.more, { count: String(rest.length) });
  return (
    <>
      <ul className={rows.ruled} role="list" aria-labelledby={labelledBy}>
        {children.slice(0, first)}
      </ul>
      {rest.length > 0 && (
        <Fold title={more}>
          <ul className={rows.ruled} role="list" aria-label={more}>
            {rest}
          </ul>
        </Fold>
      )}
    </>
  );
}

interface RowProps {
  words: DeadlinePageFile['people'];
  person: MediaPerson;
  link: LetterLink;
  mark?: string | undefined;
  /** The times at which the person can talk, in place of the stated hours. */
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
        <p className="quiet">{inLine(title, basedIn)}</p>
        {children}
        {!children && (
          <Small>
            {fillIn(words.hours, { hours: hoursInWords, notice: noticeInWords })}{' '}
            {fillIn(words.onAir, { languages: formatList(languages) })}
          </Small>
        )}
      </div>
      <ButtonLink {...link} size="small" tone="ghost">
        {fillIn(words.ask, { name: shortName })}
      </ButtonLink>
    </li>
  );
}
