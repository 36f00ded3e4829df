import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';
import { closing, heading } from '#content/page-parts.ts';

const file = z.strictObject({
  name: text.describe('What the file is called'),
  format: text.optional().describe('Kind of file, such as "PDF"'),
  contents: text.describe('What is in it, in one or two sentences'),
});

const files = heading.extend({ files: listOf(file).describe('The files, in order') });

const rules = z.strictObject({
  title: text.describe('Heading of the list'),
  items: listOf(text).describe('The list, one sentence each'),
});

/** What the media kit says (specification section 2, Media kit). */
export const mediaKitPageSchema = z.strictObject({
  ...pageFields,
  back: text.describe('Link back to Media inquiries'),
  brand: files.describe('Brand assets'),
  materials: files.describe('Organizational materials'),
  usage: heading.describe('Above the two lists of rules'),
  permitted: rules.describe('Permitted uses'),
  requirements: rules.describe('Requirements'),
  closing,
});
export type MediaKitPageFile = z.infer<typeof mediaKitPageSchema>;
