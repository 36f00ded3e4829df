import { z } from 'zod';
import { text } from '#content/fields.ts';

const field = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
  hint: text.optional().describe('What helps to answer it'),
});

const form = z.strictObject({
  title: text.describe('Heading of the form'),
  lede: text.describe('Sentence under the heading'),
  subject: text.describe('Subject of the letter'),
  fields: z
    .strictObject({
      title: field.describe('What is needed or offered, in one line'),
      who: field.describe('How they want to be called'),
      topic: field.describe('The subject'),
      text: field.describe('In their own words'),
      audience: field.describe('Who it is for'),
      place: field.describe('Town and state'),
      region: field.describe('The region'),
      when: field.describe('When it could be'),
      languages: field.describe('Languages'),
      until: field.describe('Last day on the board'),
      contact: field.describe('Who writes; stays out of the file'),
    })
    .describe('The questions, in the order of the form'),
});

/** The words by which a visitor puts something on the board. */
export const exchangePostWordsSchema = z.strictObject({
  need: form.describe('The form of a group'),
  offer: form.describe('The form of a health professional'),
  staff: text.describe('Above the block of the letter, for those who paste it; {file} is its name'),
});
export type ExchangePostWords = z.infer<typeof exchangePostWordsSchema>;
