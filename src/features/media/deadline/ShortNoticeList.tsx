import { memo } from 'react';
import { deadline } from '#features/letters/definitions/media.ts';
import type { Answers } from '#features/letters/letter.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { personFacts } from './deadline-facts.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { MediaPerson } from './media-person.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './people.module.css';

interface Props {
  page: DeadlinePageFile;
  people: readonly MediaPerson[];
  /** Who asks, which goes into each letter. */
  outlet: Answers;
}

/** Everyone who lets the media call on the day, with stated hours: what can be said without a clock. */
export const ShortNoticeList = memo(({ page, people, outlet }: Props) => {
  const { still } = page.people;
  return (
    <section aria-labelledby="short-notice">
      <SectionHead id="short-notice" title={still.title} lede={still.lede} />
      <ul className={styles.list} role="list" aria-labelledby="short-notice">
        {people
          .filter(({ shortNotice }) => shortNotice)
          .map((person) => (
            <PersonRow
              key={person.id}
              words={page.people}
              person={person}
              link={letterLink(deadline, { ...outlet, ...personFacts(person) })}
            />
          ))}
      </ul>
    </section>
  );
});
