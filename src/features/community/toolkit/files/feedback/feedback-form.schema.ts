import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

const choice = z.strictObject({
  question: text.describe('The question'),
  options: listOf(text).describe('What can be ticked'),
  room: text.describe('Above the room to write'),
});
const open = z.strictObject({ question: text.describe('The question; room to write follows') });

/** What the feedback form says: four questions, of which the first two are for the speaker. */
export const feedbackFormSchema = z.strictObject({
  title: text.describe('Title of the form'),
  lede: text.describe('What it is, above the questions'),
  updated: calendarDate.describe('Day of the last change of these words'),
  copies: text.describe('Between the two forms of a page'),
  use: z
    .strictObject({
      title: text.describe('Heading of the notes'),
      items: listOf(text).describe('What to do with the form; only in the Word file'),
    })
    .describe('Notes for the hosts'),
  event: text.describe('Where the evening is written in'),
  forSpeaker: text.describe('Above the first two questions'),
  forHosts: text.describe('Above the other two'),
  questions: z
    .strictObject({
      clear: choice.describe('The first question'),
      learned: open.describe('The second'),
      comfortable: choice.describe('The third'),
      next: open.describe('The fourth'),
    })
    .describe('The questions'),
  thanks: text.describe('At the end'),
});
export type FeedbackFormFile = z.infer<typeof feedbackFormSchema>;
