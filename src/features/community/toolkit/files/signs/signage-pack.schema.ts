import { z } from 'zod';
import { calendarDate, text } from '#content/fields.ts';
import { signIds } from './sign-drawings.ts';

const sign = z.strictObject({
  id: z.enum(signIds).describe('Which drawing it has'),
  title: text.max(16).describe('The large words'),
  line: text.max(60).describe('The sentence under them'),
  alt: text.describe('Description of the drawing'),
});

/** What the signs say. */
export const signagePackSchema = z.strictObject({
  title: text.max(60).describe('Name of the file'),
  lede: text.describe('What it is for; also its description'),
  updated: calendarDate.describe('Day of the last change of these words'),
  how: text.describe('How to print it, on the first page'),
  signs: z.array(sign).min(1).describe('The signs, each printed in three directions'),
  directions: z
    .strictObject({
      here: text.describe('In the name of the page without an arrow'),
      left: text.describe('In the name of the page with an arrow to the left'),
      right: text.describe('In the name of the page with an arrow to the right'),
    })
    .describe('Directions'),
  arrows: z
    .strictObject({
      left: text.describe('Description of the arrow to the left'),
      right: text.describe('Description of the arrow to the right'),
    })
    .describe('Arrows'),
});
export type SignagePackFile = z.infer<typeof signagePackSchema>;
