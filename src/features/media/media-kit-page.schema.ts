import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { closing, heading, pageFields } from '#content/page-fields.ts';

const file = z.strictObject({
  id: text.describe('Which of the files that are made it offers'),
  name: text.describe('What the file is called'),
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
  gallery: heading
    .extend({
      id: text.describe('Which of the files that are made holds all clips'),
      sample: text.describe('What samples are, above the clips'),
      tag: text.describe('Mark of a clip that is a sample'),
      play: text.describe('What a press on a clip does'),
      length: text.describe('How long a clip is; {seconds} is filled in'),
      credit: text.describe('The credit line; {credit} is filled in'),
      all: text.describe('What the archive of all clips holds'),
    })
    .describe('The B-roll gallery'),
  preview: text.describe('What a preview shows; {file} is filled in'),
  download: text.describe('First word of every download link'),
  usage: heading.describe('Above the two lists of rules'),
  permitted: rules.describe('Permitted uses'),
  requirements: rules.describe('Requirements'),
  closing,
});
export type MediaKitPageFile = z.infer<typeof mediaKitPageSchema>;
