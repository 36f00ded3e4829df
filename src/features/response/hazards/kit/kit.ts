import type { EventView } from '#features/events/event.ts';
import { byStart, isToCome } from '#features/events/event-time.ts';
import type { ClaimView, SourceLink } from '#features/evidence/claims/claim.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { StoryView } from '#features/stories/story.ts';
import type { Expertise, StoryTag } from '#site/vocabulary.ts';
import type { HazardFile } from '../hazard.schema.ts';
import type { MessageCard } from './cards/message-card.ts';

/** When advice applies, in the order of the kit. */
export const phases = ['before', 'during', 'after'] as const;

/** The lengths of a message in seconds, in words, from the shortest. */
export const lengths = ['ten', 'thirty', 'ninety'] as const;
export type Length = (typeof lengths)[number];

/** Everything in a hazard's kit, ready for views and for plain text. */
export interface KitView
  extends Pick<
    HazardFile,
    | 'name'
    | 'icon'
    | 'introduction'
    | 'description'
    | 'healthImpacts'
    | 'atRisk'
    | 'questions'
    | 'expertise'
  > {
  id: string;
  href: string;
  /** Days in words: `November 21, 2026`. */
  reviewed: string;
  nextReview: string;
  messages: readonly MessageView[];
  facts: readonly ClaimView[];
  actions: readonly ClaimView[];
  advice: Record<(typeof phases)[number], readonly AdviceView[]>;
  speakers: readonly SpeakerView[];
  story: StoryView | undefined;
  events: readonly EventView[];
}

/** The message in one length. */
export interface MessageView {
  length: Length;
  text: string;
  words: number;
  sources: readonly SourceLink[];
  card: MessageCard;
}

/** One line of official advice and its document. */
export interface AdviceView {
  text: string;
  source: SourceLink;
}

const maxEvents = 2;

type Expert = Pick<SpeakerView, 'id' | 'name' | 'expertise' | 'requests'>;
type TaggedStory = Pick<StoryView, 'tags'>;
type ScheduledEvent = Pick<EventView, 'id' | 'startsAt' | 'endsAt' | 'status'> & {
  speakers: readonly { href: string }[];
};

/** The speakers with a hazard's expertise who take requests; first those who list it first, then by name. */
export function speakersOn<Speaker extends Expert>(
  expertise: readonly Expertise[],
  speakers: readonly Speaker[],
): Speaker[] {
  const placeOf = (speaker: Speaker) =>
    speaker.expertise.findIndex((field) => expertise.includes(field));
  return speakers
    .filter((speaker) => speaker.requests === 'open' && placeOf(speaker) !== -1)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en'));
}

/** The story with most of a hazard's tags, the first of several; undefined where no story has one. */
export function storyOn<Story extends TaggedStory>(
  tags: readonly StoryTag[],
  stories: readonly Story[],
): Story | undefined {
  const shared = (story: Story) => story.tags.filter(({ name }) => tags.includes(name)).length;
  const best = stories.toSorted((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best : undefined;
}

/**
 * At most two events to come after `now`, the next first: those that the hazard's file names; where none of these
 * is to come, those at which one of its speakers appears. Cancelled events are left out.
 */
export function eventsOn<Event extends ScheduledEvent>(
  ids: readonly string[],
  speakerHrefs: readonly string[],
  events: readonly Event[],
  now: Date,
): Event[] {
  const upcoming = events.filter((event) => isToCome(event, now)).toSorted(byStart);
  const named = upcoming.filter(({ id }) => ids.includes(id));
  const withSpeakers = upcoming.filter(({ speakers }) =>
    speakers.some(({ href }) => speakerHrefs.includes(href)),
  );
  return (named.length > 0 ? named : withSpeakers).slice(0, maxEvents);
}
