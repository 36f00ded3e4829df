import type { ReactNode } from 'react';
import type { LetterLink } from '#features/letters/write-letter.ts';
import { fillIn, formatList } from '#site/words.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Small } from '#ui/lede/Small.tsx';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { MediaPerson } from './media-person.ts';
import styles from './people.module.css';

interface Props {
  words: DeadlinePageFile['people'];
  person: MediaPerson;
  /** The finished letter. */
  link: LetterLink;
  /** What sets the person apart: that the visitor asked for them. */
  mark?: string | undefined;
  /** When the person can talk, where that is known. */
  children?: ReactNode;
}

/** One person: who it is, when, in which languages, and the letter. */
export function PersonRow({ words, person, link, mark, children }: Props) {
  const { name, shortName, title, basedIn, languages, hoursInWords, noticeInWords } = person;
  return (
    <li className={styles.person} data-marked={mark !== undefined}>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <a href={person.href}>{name}</a>
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
