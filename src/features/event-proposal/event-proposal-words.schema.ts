import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';

const field = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
  hint: text.optional().describe('What helps to answer it'),
});
const choice = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
  options: listOf(text).describe('The answers'),
});

/** The words by which a visitor proposes an event. */
export const eventProposalWordsSchema = z.strictObject({
  title: text.describe('Heading of the form'),
  subject: text.describe('Subject of the letter'),
  lede: text.describe('Sentence under the heading'),
  fields: z
    .strictObject({
      name: field.describe('What it is called'),
      about: field.describe('What it is about'),
      day: field.describe('The day'),
      start: field.describe('The hour it starts'),
      end: field.describe('The hour it ends'),
      zone: choice.describe('Whose clock that is'),
      format: choice.describe('In person or online'),
      place: field.describe('Where it is'),
      join: field.describe('How one gets in'),
      access: field.describe('Access'),
      contact: field.describe('Who writes'),
    })
    .describe('The questions, in the order of the letter'),
});
export type EventProposalWords = z.infer<typeof eventProposalWordsSchema>;
