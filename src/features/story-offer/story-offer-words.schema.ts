import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';

const question = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
  hint: text.describe('What helps to answer it'),
  words: z.int().positive().describe('About how many words are plenty'),
});

/** The words by which a visitor offers a story (PRODUCT.md, Submit Your Story). */
export const storyOfferWordsSchema = z.strictObject({
  title: text.describe('Heading of the form and subject of the letter'),
  lede: text.describe('Sentence under the heading'),
  questions: z
    .strictObject({
      who: question.describe('Who tells it'),
      what: question.describe('What happened'),
      where: question.describe('Place and time'),
      changed: question.describe('What came of it'),
      ask: question.describe('What people should do'),
    })
    .describe('The guiding questions'),
  count: z
    .strictObject({
      none: text.describe('Under an empty answer; {words} is how many are plenty'),
      some: text.describe('Under a short answer; {count} is "12 words"'),
      enough: text.describe('Under an answer that is long enough'),
    })
    .describe('How long an answer is'),
  others: text.describe('What to leave out'),
  phone: z
    .strictObject({
      label: text.describe('Label of the field'),
      hint: text.describe('What helps to answer it'),
    })
    .describe('Where we can call'),
  promise: z
    .strictObject({
      title: text.describe('Heading above the promise'),
      points: listOf(text).describe('What may happen with a story, one sentence or two each'),
    })
    .describe('What one agrees to'),
  credit: z
    .strictObject({
      label: text.describe('The question'),
      options: listOf(text).describe('The answers; one has to say no'),
    })
    .describe('Whether a name may be said'),
  age: z
    .strictObject({
      label: text.describe('The question'),
      adult: text.describe('Answer of those who decide alone'),
      minor: text.describe('Answer of those who need a parent'),
      hint: text.describe('What holds for children'),
    })
    .describe('Whether a parent has to agree'),
  guardian: z
    .strictObject({
      label: text.describe('Label of the field'),
      hint: text.describe('What helps to answer it'),
    })
    .describe('The parent of a child who writes'),
  agree: z
    .strictObject({
      label: text.describe('Above the box'),
      option: text.describe('Beside the box, and in the letter'),
    })
    .describe('The consent'),
});
export type StoryOfferWords = z.infer<typeof storyOfferWordsSchema>;
