import type { EventView } from '../event.ts';
import { byStart, isToCome, phaseOf } from '../event-time.ts';

/** An event to go on to from one that is over or cancelled, and what the two share. */
export interface NextEvent {
  event: EventView;
  /** Topics of both. */
  topics: readonly string[];
  /** Names of the speakers who are at both. */
  speakers: readonly string[];
}

const mostEvents = 2;

/**
 * Returns up to two events that a visitor can still go to after `subject`, which may be over or
 * still to come: first the next one on one of its topics, then those that share most with it, then
 * the next ones at all.
 */
export function leadsOnFrom(
  subject: EventView,
  events: readonly EventView[],
  now: Date,
): NextEvent[] {
  // What comes before an event that is itself to come is over by the time that this is read.
  const isBefore = (event: EventView) =>
    subject.status !== 'cancelled' &&
    phaseOf(subject, now) !== 'past' &&
    event.startsAt < subject.endsAt;
  const candidates = events
    .filter((event) => event.id !== subject.id && isToCome(event, now) && !isBefore(event))
    .toSorted(byStart)
    .map((event): NextEvent => {
      const speakers = event.speakers.map(({ name }) => name);
      return {
        event,
        topics: event.topics.filter((topic) => subject.topics.includes(topic)),
        speakers: speakers.filter((name) => subject.speakers.some((both) => both.name === name)),
      };
    });
  const onTopic = candidates.find(({ topics }) => topics.length > 0);
  const others = candidates.filter((candidate) => candidate !== onTopic);
  const shared = ({ topics, speakers }: NextEvent) => topics.length + speakers.length;
  // Sorting is stable: of those that share as much, the earlier one comes first.
  const alike = others.toSorted((a, b) => shared(b) - shared(a));
  return [...(onTopic ? [onTopic] : []), ...alike].slice(0, mostEvents);
}
