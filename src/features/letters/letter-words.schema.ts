import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';

const question = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
  line: text.optional().describe('What the letter says instead of the label'),
  hint: text.optional().describe('What helps to answer it'),
  options: listOf(text).optional().describe('The answers to choose from'),
  none: text.optional().describe('What the letter says where nothing was answered'),
  words: z.int().positive().optional().describe('About how many words are plenty'),
});

const notice = z.strictObject({
  title: text.describe('In bold'),
  text: text.describe('The sentence after it'),
});

/** The words of one letter: of its form, of the letter itself, and of what is said once it was sent. */
export const letterWordsSchema = z.strictObject({
  title: text.describe('Heading of the form'),
  subject: text.describe('Subject of the letter; {places} are filled in'),
  lede: text.describe('Sentence under the heading of the form'),
  reader: text.describe('Who reads the letter, as a sentence begins: "The voices team"'),
  answer: z
    .union([
      z.strictObject({ hours: z.int().min(1).max(40).describe('Business hours') }),
      z.strictObject({ days: z.int().min(1).max(20).describe('Working days') }),
    ])
    .optional()
    .describe('How soon an answer comes, at the latest; absent where none is due'),
  after: text
    .optional()
    .describe('What else to know once it was sent; {phone} is the media desk’s'),
  opened: notice.optional().describe('Notice once a mail program opened'),
  missing: notice.optional().describe('Notice when the e-mail address is missing'),
  promise: z
    .strictObject({
      title: text.describe('Heading above the promise'),
      points: listOf(text).describe('One sentence or two each'),
    })
    .optional()
    .describe('What one agrees to, above the consent'),
  words: z.record(z.string(), text).optional().describe('Further words that only this letter has'),
  fields: z
    .record(z.string(), z.union([text, question]))
    .describe('The questions by their names: the label alone, or label, hint and options'),
});
export type LetterWords = z.infer<typeof letterWordsSchema>;
export type QuestionWords = z.infer<typeof question>;
