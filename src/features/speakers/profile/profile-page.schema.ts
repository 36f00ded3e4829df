import type { z } from 'zod';
import { text, words } from '#content/fields.ts';

/** Words with placeholders that the page fills in, such as `{time}`. */
function sentence(what: string, ...names: readonly string[]) {
  const places = names.map((name) => `{${name}}`);
  const inIt = places.join(' and ');
  return text
    .refine((words) => places.every((place) => words.includes(place)), `must have ${inIt} in it`)
    .describe(`${what}; with ${inIt}`);
}

/** The words of every speaker's page (specification section 2, Speaker profile). */
export const profilePageSchema = words({
  noVideos: 'What stands there where a speaker has no recordings',
  noPublications: 'What stands there where a speaker has no writings',
  videosSoon: sentence('Above recordings that are all still to come', 'count'),
  publicationsSoon: sentence('Above writings that are all still to come', 'count'),
  untilPlay: 'What happens at the video host before a video is played',
  booking: 'What to send when booking this speaker',
  pausedTitle: 'How it begins while the speaker takes no requests',
  paused: 'What to do while the speaker takes no requests',
  pausedLabel: 'Button that asks us for someone similar',
  bookLabel: 'Button that starts a booking',
  interviewLabel: 'Button beside the name, for reporters',
  bookSpeakerLabel: 'Button beside the name, for hosts',
  stripes: 'What the stripes behind the portrait are',
  mediaLede: 'How reporters reach the speaker',
  mediaMore: 'Link to how the media team is reached, while the speaker takes no requests',
  mediaAsk: sentence('Link that asks the media team for the speaker', 'name'),
  mediaNow: words({
    clock: sentence('What time it is where the speaker is', 'time'),
    open: sentence('During the media hours: until when', 'until'),
    next: sentence('Outside the media hours: when the next ones begin', 'day', 'from'),
    today: 'The day of the next hours, if it is the same day there',
    tomorrow: 'The day of the next hours, if it is the day after',
    nextWeek: sentence('The day of the next hours, if it is a week away', 'day'),
  }).describe('Whether the speaker can be reached by the media now; needs JavaScript'),
  talkFigures: 'Over the figures of a talk',
  askForTalk: 'Link that books the speaker with one of the talks',
  kit: words({
    title: 'Heading of the press kit',
    lede: 'What the press kit is for',
    short: 'What the short biography is for',
    medium: 'What the medium biography is for',
    long: 'Where the long biography stands on the page',
    headshots: 'What is to be known of the files',
    sheet: 'What comes out when the page is printed',
  }).describe('Biographies, headshots and the sheet to print'),
  similar: words({
    title: 'Heading over three speakers like this one',
    fields: sentence('Reason: shared expertise', 'fields'),
    region: sentence('Reason: the same region', 'region'),
    languages: sentence('Reason: shared languages beyond English', 'languages'),
    engagements: sentence('Reason where there is no other: what both can do', 'engagements'),
  }).describe('Speakers like this one; the reasons are joined by semicolons'),
  sheet: words({
    book: sentence('How to book, on paper', 'email'),
    media: sentence('How reporters reach the speaker, on paper', 'email'),
    code: 'What the code leads to',
  }).describe('Words that only stand on the printed sheet'),
});
export type ProfilePageFile = z.infer<typeof profilePageSchema>;
