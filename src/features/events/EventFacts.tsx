import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import type { EventView } from './event.ts';
import styles from './event-facts.module.css';
import { FormatBadge } from './FormatBadge.tsx';

interface Props {
  event: EventView;
}

/** When, where and how, as a list of facts. */
export function EventFacts({ event }: Props) {
  return (
    <FactList>
      <Fact term="When">
        <time dateTime={event.startsAt}>
          {event.weekday}
          <br />
          {event.time}
        </time>{' '}
        to <time dateTime={event.endsAt}>{event.endTime}</time>, {event.zone}
      </Fact>
      <Fact term="Where">
        {event.location} ({event.region})
      </Fact>
      <Fact term="Format">
        <FormatBadge event={event} />
      </Fact>
      {event.status !== 'scheduled' && <Fact term="Status">{event.status}</Fact>}
      <Fact term="Topics">{event.topics.join(', ')}</Fact>
      {event.speakers.length > 0 && (
        <Fact term="Speakers">
          {event.speakers.map(({ name, href, title }) => (
            <span key={href} className={styles.speaker}>
              <a href={href}>{name}</a> {title}
            </span>
          ))}
        </Fact>
      )}
      <Fact term="How to join">{event.howToJoin}</Fact>
      <Fact term="Access">{event.access}</Fact>
      {event.link && (
        <Fact term="Event Link">
          <ExternalLink href={event.link}>The host’s page</ExternalLink>
        </Fact>
      )}
    </FactList>
  );
}
