import type { EventView } from '#features/events/event.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './kit-beside.module.css';
import type { KitPageFile } from './kit-page.schema.ts';

interface Props {
  events: readonly EventView[];
  words: KitPageFile['events'];
}

/** What is coming up on the hazard. `enhanceEvents` hides what has ended since the build. */
export function KitEvents({ events, words }: Props) {
  return (
    <section aria-labelledby="events">
      <h2 className={styles.title} id="events">
        {words.title}
      </h2>
      <ul role="list" className={styles.events} aria-labelledby="events">
        {events.map(({ id, href, title, startsAt, endsAt, weekday, time, zone, location }) => (
          <li key={id} data-ends-at={endsAt}>
            <a className={styles.link} href={href}>
              {title}
            </a>
            <Small>
              <time dateTime={startsAt}>
                {weekday}, {time}
              </time>{' '}
              {zone}. {location}
            </Small>
          </li>
        ))}
      </ul>
      <p data-no-events="" hidden={events.length > 0}>
        {words.none}
      </p>
      <ArrowLink href="/resources/events-calendar">{words.link}</ArrowLink>
    </section>
  );
}
