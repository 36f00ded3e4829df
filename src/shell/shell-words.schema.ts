import { z } from 'zod';
import { link, listOf, text } from '#content/fields.ts';

const navLink = z.strictObject({
  label: text.describe('What the link says'),
  href: link.describe('The page, which is in English'),
});

/** The texts of header and footer in a language other than English. */
export const shellWordsSchema = z.strictObject({
  skip: text.describe('The link that skips to the content'),
  main: text.describe('Name of the navigation of the header'),
  menu: text.describe('Button of the menu on small screens'),
  search: text.describe('Link to the search'),
  theme: z
    .strictObject({
      label: text.describe('Name of the control'),
      system: text.describe('As the device has it'),
      light: text.describe('Always light'),
      dark: text.describe('Always dark'),
    })
    .describe('The color theme'),
  links: listOf(navLink).describe('The links of the header, in order'),
  english: text.describe('Says that these links lead to English pages'),
  footer: z
    .strictObject({
      label: text.describe('Name of the navigation of the footer'),
      tagline: text.describe('One sentence about the network'),
      pages: text.describe('Above the links to English pages'),
      write: text.describe('Above the ways to write to us'),
      contact: text.describe('Link that begins a letter'),
      barrier: text.describe('Link that reports a barrier'),
      legal: listOf(navLink).describe('The legal links'),
      demonstration: text.describe('The demonstration notice of content/site.yaml'),
    })
    .describe('The footer'),
});
export type ShellWords = z.infer<typeof shellWordsSchema>;
