import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';
import { closing, heading } from '#content/page-parts.ts';

/** What the evidence page says around its entries (PRODUCT.md, "Content"). */
export const evidencePageSchema = z.strictObject({
  ...pageFields,
  reading: heading.describe('Above the meaning of each status'),
  differs: heading.describe('Claims whose source gives another figure, and what that means'),
  unsourced: heading.describe('Claims without a source, and what that means'),
  supported: heading.describe('Claims whose source states the figure, and what that means'),
  topics: z
    .strictObject({
      home: text.describe('Name of the figures about health messages'),
      'extreme-heat': text.describe('Name of the figures about heat'),
      wildfires: text.describe('Name of the figures about smoke'),
      'extreme-weather': text.describe('Name of the figures about storms'),
      flooding: text.describe('Name of the figures about floods'),
      'key-messages': text.describe('Name of the figures behind the key messages'),
    })
    .describe('The topics, as headings'),
  rules: z
    .strictObject({
      title: text.describe('Heading of the rules'),
      points: listOf(text).describe('The rules we check by, one sentence or two each'),
    })
    .describe('The warm part before the end'),
  closing,
});
export type EvidencePageFile = z.infer<typeof evidencePageSchema>;
