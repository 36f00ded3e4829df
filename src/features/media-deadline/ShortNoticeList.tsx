import { mailtoHref } from '#site/mail/mailto.ts';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { stillLetter } from './deadline-letter.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { MediaPerson } from './media-person.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './people.module.css';

interface Props {
  page: DeadlinePageFile;
  people: readonly MediaPerson[];
  to: string;
}

/** Everyone who lets the media call on the day, with stated hours: what can be said without a clock. */
export function ShortNoticeList({ page, people, to }: Props) {
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
              href={mailtoHref(stillLetter(person, page, to))}
            />
          ))}
      </ul>
    </section>
  );
}
