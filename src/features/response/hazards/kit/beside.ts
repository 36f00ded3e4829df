import type { EventView } from '#features/events/event.ts';
import { byStart, isToCome } from '#features/events/event-time.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { StoryView } from '#features/stories/story.ts';
import type { Expertise, StoryTag } from '#site/vocabulary.ts';

const mostEvents = 2;

type Speaking = Pick<SpeakerView, 'id' | 'name' | 'expertise' | 'requests'>;
type Told = Pick<StoryView, 'tags'>;
type Planned = Pick<EventView, 'id' | 'startsAt' | 'endsAt' | 'status'> & {
  speakers: readonly { href: string }[];
};

/** Who can speak on a hazard: everyone with its expertise who takes requests, those first who lead with it. */
export function speakersOn<Speaker extends Speaking>(
  expertise: readonly Expertise[],
  speakers: readonly Speaker[],
): Speaker[] {
  const placeOf = (speaker: Speaker) =>
    speaker.expertise.findIndex((field) => expertise.includes(field));
  return speakers
    .filter((speaker) => speaker.requests === 'open' && placeOf(speaker) !== -1)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en'));
}

/** The story with most of a hazard's tags, the first of several; undefined where none has any. */
export function storyOn<Story extends Told>(
  tags: readonly StoryTag[],
  stories: readonly Story[],
): Story | undefined {
  const shared = (story: Story) => story.tags.filter(({ name }) => tags.includes(name)).length;
  const best = stories.toSorted((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best : undefined;
}

/**
 * What is coming up on a hazard, the next first, two at most: the events that its file names, else
 * those at which one of its speakers appears. Cancelled events are left out.
 */
export function eventsOn<Event extends Planned>(
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
  return (named.length > 0 ? named : withSpeakers).slice(0, mostEvents);
}
