import { z } from 'zod';
import {
  calendarDate,
  entryTitle,
  holdsPlaces,
  httpsUrl,
  listOf,
  nothingYet,
  page,
  partialDate,
  pictureFile,
  reference,
  says,
  text,
  words,
} from '#content/fields.ts';
import { plainName } from '#site/person-name.ts';
import { videoLink } from '#site/video-link.ts';
import { type StoryTag, storyTags } from '#site/vocabulary.ts';

const turnNumber = z.int().min(1);

/** The recording in the front matter of a story. Its files are in `recordings`. */
const recordingSchema = z
  .strictObject({
    synthetic: z
      .boolean()
      .describe(
        'true while a speech synthesizer speaks; false once the people themselves are heard',
      )
      .meta({
        label: 'Spoken by a machine',
        hintInForm:
          'Tick while a speech synthesizer speaks; take the tick away once the people are heard',
      }),
    from: turnNumber
      .optional()
      .describe('Number of the first turn of the transcript that is heard; 1 if absent')
      .meta({
        label: 'First turn heard',
        hintInForm: 'Its number in the transcript; the first one if this is empty',
      }),
    to: turnNumber
      .optional()
      .describe('Number of the last turn that is heard; the last one of the transcript if absent')
      .meta({
        label: 'Last turn heard',
        hintInForm: 'Its number in the transcript; the last one if this is empty',
      }),
  })
  .refine(({ from = 1, to }) => to === undefined || from <= to, {
    path: ['to'],
    ...says(
      'must not be before "from"; exchange the two, or correct one',
      'The last turn that is heard comes before the first one. Exchange the two, or correct one.',
    ),
  });
export type RecordingField = z.infer<typeof recordingSchema>;

const tagNames = Object.keys(storyTags) as [StoryTag, ...StoryTag[]];

const person = words({
  name: 'Name as it is said in the recording',
  speaker: reference('speakers')
    .optional()
    .describe('Id of the speaker, if the person is one of ours'),
});

/** The front matter of a story (specification section 3, story). The body is the transcript. */
export const storySchema = words({
  kind: z.enum(['audio', 'video']).describe('Which tab the story stands under'),
  order: z.int().describe('Place in its tab; lower comes first'),
  title: entryTitle(
    'What happened, as a headline: "The night a hospital ran on generators"',
    text.max(70),
  ),
  quote: text.max(220).describe('One or two sentences from the story, without quotation marks'),
  name: 'The people or the organization, as one line',
  role: 'What they do',
  location: 'Place: "Cedar Row, AZ"',
  excerpt: text.max(400).describe('Two sentences that make one want to hear it'),
  tags: listOf(z.enum(tagNames)).describe('What it is about; the first two show on the card'),
  people: listOf(person)
    .refine(
      (people) => new Set(people.map(({ name }) => plainName(name))).size === people.length,
      says('has the same person twice; remove one', 'One person is here twice. Remove one.'),
    )
    .describe('Who is heard, in the order of the name line')
    .meta({ item: 'Person' }),
  image: pictureFile
    .optional()
    .describe('Picture beside this file, where there is no portrait')
    .meta({ hintInForm: 'Where there is no portrait' }),
  recorded: partialDate.describe('When it was recorded'),
  published: calendarDate.describe('Day it came online; the feeds sort by it'),
  recording: recordingSchema
    .optional()
    .describe('What is heard; absent until the recording is published')
    .meta({ hintInForm: 'What is heard; leave it out until the recording is published' }),
  youtube: httpsUrl
    .refine(
      (address) => videoLink(address) !== undefined,
      says(
        'must be the address of a video on YouTube, such as "https://www.youtube.com/watch?v=…"; copy it from the page on which it plays',
        'This is no film on YouTube. Open the film there as visitors see it, and copy its address, such as https://www.youtube.com/watch?v=….',
      ),
    )
    .optional()
    .describe('Address of the film on YouTube; nothing is loaded from there before a press')
    .meta({ label: 'YouTube' }),
  elsewhere: httpsUrl
    .optional()
    .describe('Address of the recording at another host, linked while there is none here')
    .meta({ label: 'Recording elsewhere' }),
  contentNote: text.optional().describe('Warning where a story is distressing, and where help is'),
}).refine(
  // As exact as both are known: a month against the month of a day.
  ({ recorded, published }) => recorded <= published.slice(0, recorded.length),
  {
    path: ['recorded'],
    ...says(
      'must not be later than "published"; correct one of the two days',
      'This is after the day on which the story came online. Correct one of the two.',
    ),
  },
);
export type StoryFile = z.infer<typeof storySchema>;

/** Addresses under /stories that are not stories. */
export const reservedStoryIds = ['covers', 'feed', 'podcast'] as const;

/** The words of the page of all stories (specification section 2, Stories). */
export const storiesPageSchema = page({
  tell: 'Button at the top for those who have a story',
  yet: nothingYet,
  search: words({
    none: words({
      audio: 'No audio story is left; word for word as it was decided',
      video: 'No video story is left; word for word as it was decided',
    }).describe('When the filters leave nothing'),
    hint: 'Under that sentence: what may help',
    waiting: 'While a long list is on its way',
    failed: 'Where only the first page of the list could be searched',
  }).describe('Search and filters'),
  pages: words({
    title: 'Name of the pages of a long list, for screen readers',
    next: 'Link to the next page of a long list',
    previous: 'Link to the page before',
  }).describe('Where the lists are too long for one page'),
  recordings: 'What the recordings are, above the lists',
  closing: words({
    title: 'Heading of the closing call',
    text: 'Sentence of the closing call',
    submit: 'Button for those who have a story',
    resources: 'Link to what helps to tell it',
    signUp: 'Button to the newsletter',
  }).describe('The closing call'),
});
export type StoriesPageFile = z.infer<typeof storiesPageSchema>;

/** Returns the schema of a sentence into which all of these places are put. */
function sentenceWith(...places: readonly string[]) {
  return text.refine(
    (value) => places.every((place) => value.includes(place)),
    holdsPlaces(places.join(' and ')),
  );
}

/** The words of the drawing of a conversation. */
const drawingSchema = words({
  alternative: sentenceWith('{voices}').describe(
    'The drawing in words, for those who do not see it; {voices} are the sentences below',
  ),
  first: sentenceWith('{name}', '{place}', '{share}').describe(
    'The voice that speaks first: {name}, {place} of its bars, {share} of the time in percent',
  ),
  further: sentenceWith('{name}', '{place}', '{share}').describe('Every other voice, likewise'),
  above: 'Place of the bars of the first of two voices',
  below: 'Place of the bars of the second',
  lane: sentenceWith('{number}').describe('Place of one of three or more voices, by {number}'),
  alone: 'In place of it where only one voice speaks',
  unnamed: 'Where the captions do not say who speaks',
  unmeasured: 'Where the loudness of a recording is not measured yet',
  none: 'Where a story has no recording',
  listen: sentenceWith('{length}').describe('Link or button to hear a story, with its {length}'),
  watch: sentenceWith('{length}').describe('Link or button to see a film, with its {length}'),
  read: 'Link from another page to the words of a story',
  sample: 'On another page, under a recording made by a machine',
  hear: sentenceWith('{name}').describe('Heading over a recording on the profile of {name}'),
});
export type DrawingWords = z.infer<typeof drawingSchema>;

/** The words of every story's page. */
export const storyPageSchema = words({
  facts: words({
    people: 'Names the list of people',
    place: 'Before the place',
    recorded: 'Before the date',
    length: 'Before the length of the recording',
    excerpt: 'The length of a part; {length} is put in',
  }).describe('The facts beside a story'),
  noteTitle: 'Opens the note before a distressing story',
  sample: 'What is said above a recording made by a machine',
  player: words({
    startsAt: 'Before a time: "Starts at" 0:42',
    failed: 'Nothing can be played: what to do instead',
    slow: 'The recording takes long to come: what to do meanwhile',
  }).describe('What the player says'),
  drawing: drawingSchema.describe('The drawing of a conversation, on all pages'),
  downloads: words({
    title: 'Names the list of files',
    audio: 'A sound file; {codec} and {size} are put in',
    video: 'A film; {codec} and {size} are put in',
    captions: 'The file of captions, with {size}',
  }).describe('The files of a recording'),
  video: words({
    untilPlay: 'What happens at the video host before a video is played',
    watch: 'Link to the video at its host',
  }).describe('A story on YouTube'),
  transcript: words({
    title: 'Heading above the transcript',
    heard: 'Above the part that can be heard',
    soon: 'Above a transcript whose recording is still to come',
    elsewhere: 'Link to a recording at another host',
  }).describe('The transcript'),
  reuse: words({
    title: 'Heading above the terms',
    text: 'The terms in short',
    example: text.optional().describe('What to keep with the words of a demonstration'),
    link: 'Link to all of them',
  }).describe('What may be done with a story'),
  related: words({
    speakers: 'Heading above speakers on the same subjects',
    resources: 'Heading above documents on the same subjects',
    stories: 'Heading above stories on the same subjects',
  }).describe('Where a story leads'),
});
export type StoryPageFile = z.infer<typeof storyPageSchema>;

/**
 * The words of the podcast and the feed of stories, and of the line on the stories page that links
 * to them.
 */
export const feedsSchema = words({
  podcast: words({
    title: 'Name of the podcast',
    description: text.max(1000).describe('What it is, for directories of podcasts'),
    categories: listOf(text).describe(
      'Category of Apple Podcasts, then one below it, in the words of its list',
    ),
  }).describe('The podcast'),
  stories: words({
    title: 'Name of the feed of stories',
    description: 'What it brings',
  }).describe('The feed of stories, with and without recordings'),
  license: 'Who holds the rights, and under which license',
  sample: 'Said with every recording that a machine made',
  subscribe: words({
    title: 'Before the links to the feeds',
    podcast: 'Link to the podcast',
    stories: 'Link to the feed of stories',
  }).describe('The line on the stories page'),
});
export type FeedsFile = z.infer<typeof feedsSchema>;
