import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** The words of the page of all stories (specification section 2, Stories). */
export const storiesPageSchema = z.strictObject({
  ...pageFields,
  tell: text.describe('Button at the top for those who have a story'),
  search: z
    .strictObject({
      none: z
        .strictObject({
          audio: text.describe('No audio story is left (specification section 8, word for word)'),
          video: text.describe('No video story is left (specification section 8, word for word)'),
        })
        .describe('When the filters leave nothing'),
      hint: text.describe('Under that sentence: what may help'),
      waiting: text.describe('While a long list is on its way'),
      failed: text.describe('Where only the first page of the list could be searched'),
    })
    .describe('Search and filters'),
  pages: z
    .strictObject({
      title: text.describe('Name of the pages of a long list, for screen readers'),
      next: text.describe('Link to the next page of a long list'),
      previous: text.describe('Link to the page before'),
    })
    .describe('Where the lists are too long for one page'),
  recordings: text.describe('What the recordings are, above the lists'),
  closing: z
    .strictObject({
      title: text.describe('Heading of the closing call'),
      text: text.describe('Sentence of the closing call'),
      submit: text.describe('Button for those who have a story'),
      resources: text.describe('Link to what helps to tell it'),
      signUp: text.describe('Button to the newsletter'),
    })
    .describe('The closing call'),
  transcript: text.describe('Heading above a transcript'),
  soon: text.describe('What a story page says while its recording is still to come'),
});
export type StoriesPageFile = z.infer<typeof storiesPageSchema>;

/** The words of a story's own page. */
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

/** The words of the podcast and the feed of stories, and of the line on the stories page that links to them. */
export const feedsSchema = z.strictObject({
  podcast: z
    .strictObject({
      title: text.describe('Name of the podcast'),
      description: text.max(1000).describe('What it is, for directories of podcasts'),
      categories: listOf(text).describe(
        'Category of Apple Podcasts, then one below it, in the words of its list',
      ),
    })
    .describe('The podcast'),
  stories: z
    .strictObject({
      title: text.describe('Name of the feed of stories'),
      description: text.describe('What it brings'),
    })
    .describe('The feed of stories, with and without recordings'),
  license: text.describe('Who holds the rights, and under which license'),
  sample: text.describe('Said with every recording that a machine made'),
  subscribe: z
    .strictObject({
      title: text.describe('Before the links to the feeds'),
      podcast: text.describe('Link to the podcast'),
      stories: text.describe('Link to the feed of stories'),
    })
    .describe('The line on the stories page'),
});
export type FeedsFile = z.infer<typeof feedsSchema>;
