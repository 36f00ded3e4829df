import { z } from 'zod';
import { text } from '#content/fields.ts';

/** What a story's own page says around the story. */
export const storyPageSchema = z.strictObject({
  facts: z
    .strictObject({
      people: text.describe('Names the list of people'),
      place: text.describe('Before the place'),
      recorded: text.describe('Before the date'),
      length: text.describe('Before the length of the recording'),
      excerpt: text.describe('The length of a part; {length} is put in'),
    })
    .describe('The facts beside a story'),
  noteTitle: text.describe('Opens the note before a distressing story'),
  sample: text.describe('What is said above a recording made by a machine'),
  player: z
    .strictObject({
      startsAt: text.describe('Before a time: "Starts at" 0:42'),
      failed: text.describe('Nothing can be played: what to do instead'),
      slow: text.describe('The recording takes long to come: what to do meanwhile'),
    })
    .describe('What the player says'),
  downloads: z
    .strictObject({
      title: text.describe('Names the list of files'),
      audio: text.describe('A sound file; {codec} and {size} are put in'),
      video: text.describe('A film; {codec} and {size} are put in'),
      captions: text.describe('The file of captions, with {size}'),
    })
    .describe('The files of a recording'),
  transcript: z
    .strictObject({
      title: text.describe('Heading above the transcript'),
      heard: text.describe('Above the part that can be heard'),
      soon: text.describe('Above a transcript whose recording is still to come'),
    })
    .describe('The transcript'),
  reuse: z
    .strictObject({
      title: text.describe('Heading above the terms'),
      text: text.describe('The terms in short'),
      example: text.optional().describe('What to keep with the words of a demonstration'),
      link: text.describe('Link to all of them'),
    })
    .describe('What may be done with a story'),
  related: z
    .strictObject({
      speakers: text.describe('Heading above speakers on the same subjects'),
      resources: text.describe('Heading above documents on the same subjects'),
      stories: text.describe('Heading above stories on the same subjects'),
    })
    .describe('Where a story leads'),
});
export type StoryPageFile = z.infer<typeof storyPageSchema>;
