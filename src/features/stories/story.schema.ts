import { z } from 'zod';
import {
  calendarDate,
  listOf,
  partialDate,
  pictureFile,
  reference,
  text,
  words,
} from '#content/fields.ts';
import { type StoryTag, storyTags } from '#site/vocabulary.ts';

const turnNumber = z.int().min(1);

/** The recording in the front matter of a story. Its files are in `content/recordings`. */
const recordingSchema = z.strictObject({
  synthetic: z
    .boolean()
    .describe('true while a speech synthesizer speaks; false once the people themselves are heard'),
  from: turnNumber
    .optional()
    .describe('Number of the first turn of the transcript that is heard; 1 if absent'),
  to: turnNumber
    .optional()
    .describe('Number of the last turn that is heard; the last one of the transcript if absent'),
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
  title: text
    .max(70)
    .describe('What happened, as a headline: "The night a hospital ran on generators"'),
  quote: text.max(220).describe('One or two sentences from the story, without quotation marks'),
  name: 'The people or the organization, as one line',
  role: 'What they do',
  location: 'Place: "Cedar Row, AZ"',
  excerpt: text.max(400).describe('Two sentences that make one want to hear it'),
  tags: listOf(z.enum(tagNames)).describe(
    'From the story tags of the content guide; the first two show on the card',
  ),
  people: listOf(person).describe('Who is heard, in the order of the name line'),
  image: pictureFile.optional().describe('Picture beside this file, where there is no portrait'),
  recorded: partialDate.describe('When it was recorded'),
  published: calendarDate.describe('Day it came online; the feeds sort by it'),
  recording: recordingSchema
    .optional()
    .describe('What is heard; absent until the recording is published'),
  contentNote: text.optional().describe('Warning where a story is distressing, and where help is'),
});
export type StoryFile = z.infer<typeof storySchema>;

/** Addresses under /stories that are not stories. */
export const reservedStoryIds = ['covers', 'feed', 'podcast'] as const;
