import { z } from 'zod';
import { text } from '#content/fields.ts';

const message = z.strictObject({
  title: text.describe('Heading'),
  description: text.max(155).describe('One sentence for the browser'),
  lede: text.describe('What happened, in plain words'),
  back: text.describe('Button that leads back'),
});

/** What the not-found pages say (specification sections 2 and 8). */
export const notFoundPageSchema = z.strictObject({
  page: message.describe('For any address that does not exist'),
  speaker: message.describe('For a speaker who does not exist'),
  nearest: text.describe('Heading above the pages with the nearest addresses'),
});
