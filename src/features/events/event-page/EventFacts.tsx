import type { EventView } from '#features/events/event.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { longDate } from '#site/time/labels.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import styles from './event-facts.module.css';
import type { EventPageFile } from './event-page.schema.ts';

interface Props {
  words: EventPageFile;
  event: EventView;
}

/** Where, how, about what, with whom, how to join, access: the facts of an event beside its time. */
export function EventFacts({ words: { facts, status }, event }: Props) {
  return (
    <FactList>
      <Fact term={facts.where}>
        {event.location} ({event.region})
      </Fact>
      <Fact term={facts.format}>
        <FormatBadge event={event} />
      </Fact>
      <Fact term={facts.status}>{status[event.status]}</Fact>
      {event.speakers.length > 0 && (
        <Fact term={facts.speakers}>
          {event.speakers.map(({ name, href, title }) => (
            <span key={href} className={styles.speaker}>
              <a href={href}>{name}</a> {title}
            </span>
          ))}
        </Fact>
      )}
      {event.audience && <Fact term={facts.audience}>{event.audience}</Fact>}
      <Fact term={facts.join}>{event.howToJoin}</Fact>
      <Fact term={facts.access}>{event.access}</Fact>
      <Fact term={facts.topics}>{event.topics.join(', ')}</Fact>
      {event.link && (
        <Fact term={facts.link}>
          <ExternalLink href={event.link}>{facts.linkWords}</ExternalLink>
        </Fact>
      )}
      <Fact term={facts.updated}>
        <time dateTime={event.updated}>{longDate(event.updated)}</time>
      </Fact>
    </FactList>
  );
}
