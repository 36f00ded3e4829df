import type { Recording } from '#ui/player/recording.ts';
import { playerRecording } from './player/story-recording.ts';
import type { StoryView } from './story.ts';

/** What a list shows of a story: small enough to travel to the browser for every card. */
export interface StorySummary
  extends Pick<
    StoryView,
    | 'id'
    | 'href'
    | 'kind'
    | 'title'
    | 'quote'
    | 'name'
    | 'role'
    | 'location'
    | 'excerpt'
    | 'tags'
    | 'people'
  > {
  /** Undefined until it is published. */
  recording: Recording | undefined;
}

/** As many faces as stand side by side on a card. */
const facesOnCard = 2;

/** A story → what a list shows of it. */
export function summaryOf(story: StoryView): StorySummary {
  const { id, href, kind, title, quote, name, role, location, excerpt, tags, people } = story;
  return {
    ...{ id, href, kind, title, quote, name, role, location, excerpt, tags },
    people: people.slice(0, facesOnCard),
    recording: playerRecording(story),
  };
}
