import { useCallback, useEffect } from 'react';
import { calendarHref, eventHref } from '#features/events/event.ts';
import { phaseOf } from '#features/events/event-time.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { placeLink } from '#features/events/place-link.ts';
import { fetchJson, useLoaded } from '#site/use-loaded.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import type { CalendarEntry, EventDetails } from './calendar-entry.ts';
import { EventWhen, PhaseTag } from './EventList.tsx';
import styles from './event-dialog.module.css';

interface Props {
  event: CalendarEntry;
  now: Date;
  visitorZone: string | undefined;
  /** The sentence shown where the description does not load. */
  failed: string;
  onClose: () => void;
}

/**
 * The facts of an event (specification section 2, Events Calendar), a button that asks for a place,
 * and a link to its page. What the calendar does not carry, such as the speakers and the
 * description, loads when the dialog opens.
 */
export function EventDialog({ event, now, visitorZone, failed, onClose }: Props) {
  const detailsHref = `${calendarHref}/parts/details/${event.id}.json`;
  const details = useLoaded(useCallback(() => fetchJson<EventDetails>(detailsHref), [detailsHref]));
  const { load } = details;
  useEffect(load, [load]);
  const phase = phaseOf(event, now);
  const letterForPlace = phase === 'upcoming' ? placeLink(event) : undefined;
  const {
    speakers = [],
    audience,
    howToJoin,
    access,
    summary,
    description,
    link,
  } = details.value ?? {};
  return (
    <Dialog title={event.title} onClose={onClose}>
      <p className="cluster gap-y-2 gap-x-3">
        <FormatBadge format={event.format} /> <PhaseTag phase={phase} status={event.status} />
      </p>
      {letterForPlace && (
        <div>
          <ButtonLink {...letterForPlace.link}>{letterForPlace.words}</ButtonLink>
        </div>
      )}
      <FactList>
        <Fact term="When">
          <EventWhen event={event} visitorZone={visitorZone} show="full" />
        </Fact>
        <Fact term="Where">{event.location}</Fact>
        <Fact term="Region">{event.region}</Fact>
        <Fact term="Topics">{event.topics.join(', ')}</Fact>
        {speakers.length > 0 && (
          <Fact term="Speakers">{speakers.map(({ name }) => name).join(', ')}</Fact>
        )}
        {audience && <Fact term="For">{audience}</Fact>}
        {howToJoin && phase !== 'past' && <Fact term="How to join">{howToJoin}</Fact>}
        {access && <Fact term="Access">{access}</Fact>}
      </FactList>
      <div
        className={`stack gap-y-3 ${styles.description}`}
        aria-busy={!details.value && !details.hasFailed}
      >
        {details.hasFailed && <p>{failed}</p>}
        {summary && <p className="semibold">{summary}</p>}
        {description?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={`row gap-y-2 gap-x-5 ${styles.links}`}>
        {link && <ExternalLink href={link}>Event Link</ExternalLink>}
        <ExternalLink href={eventHref(event.id)}>View Event Details</ExternalLink>
      </p>
    </Dialog>
  );
}
