import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the resource library says around its table (specification section 2, Resource Library). */
export const libraryPageSchema = z.strictObject({
  ...pageFields,
  note: text.describe('What the visitor should know about the links'),
  stayUpdated: z
    .strictObject({
      title: text.describe('Heading of the newsletter block'),
      text: text.describe('Sentence of the newsletter block'),
      emailLabel: text.describe('Label of the e-mail field'),
      subscribe: text.describe('Button that opens the letter'),
      how: text.describe('What happens after the press'),
    })
    .describe('The newsletter block'),
});
export type LibraryPageFile = z.infer<typeof libraryPageSchema>;
