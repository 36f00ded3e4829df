import type { EventPageFile } from '#features/events/events.table.ts';
import { capitalized, fillIn, formatList } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { calendarHref } from '../event.ts';
import styles from './leads-on.module.css';
import type { NextEvent } from './leads-on.ts';

interface Props {
  words: EventPageFile['next'];
  next: readonly NextEvent[];
}

/**
 * Where a visitor goes on from an event that is over or cancelled, so that its page is no dead end.
 * `enhance-event.ts` hides those of the list that have ended since the build.
 */
export function LeadsOn({ words, next }: Props) {
  return (
    <section className="stack gap-y-3" aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        {words.title}
      </h2>
      {next.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={`stack gap-x-gutter ${styles.list}`} role="list">
          {next.map(({ event, ...shared }) => (
            <li key={event.id} className={styles.event} data-next-ends={event.endsAt}>
              <a href={event.href}>{event.title}</a>
              <p>
                <time dateTime={event.startsAt}>
                  {event.weekday}, {event.time}
                </time>
                . {event.location}
              </p>
              <p className={`quiet small ${styles.why}`}>{sharedInWords(shared, words)}</p>
            </li>
          ))}
        </ul>
      )}
      <p data-print="none">
        <ArrowLink href={calendarHref}>{words.calendar}</ArrowLink>
      </p>
    </section>
  );
}

/** Returns `Also on resilience; again with Dr. Amara Quill.` Empty if nothing is shared. */
export function sharedInWords(
  { topics, speakers }: Pick<NextEvent, 'topics' | 'speakers'>,
  words: Pick<Props['words'], 'topics' | 'speakers'>,
): string {
  const parts = [
    topics.length > 0 && fillIn(words.topics, { topics: formatList(topics) }),
    speakers.length > 0 && fillIn(words.speakers, { names: formatList(speakers) }),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? '' : capitalized(`${parts.join('; ')}.`);
}
