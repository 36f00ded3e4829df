import type { z } from 'zod';
import { link, listOf, words } from '#content/fields.ts';

const navLink = words({
  label: 'What the link says',
  href: link.describe('The page, which is in English'),
});

/** The texts of header and footer in a language other than English. */
export const shellWordsSchema = words({
  skip: 'The link that skips to the content',
  main: 'Name of the navigation of the header',
  menu: 'Button of the menu on small screens',
  search: 'Link to the search',
  theme: words({
    label: 'Name of the control',
    system: 'As the device has it',
    light: 'Always light',
    dark: 'Always dark',
  }).describe('The color theme'),
  links: listOf(navLink).describe('The links of the header, in order'),
  english: 'Says that these links lead to English pages',
  footer: words({
    label: 'Name of the navigation of the footer',
    tagline: 'One sentence about the network',
    pages: 'Above the links to English pages',
    write: 'Above the ways to write to us',
    contact: 'Link that begins a letter',
    barrier: 'Link that reports a barrier',
    call: 'Link that calls the media desk; {phone} is the number',
    legal: listOf(navLink).describe('The legal links'),
    demonstration: 'The demonstration notice, as the footer says it',
  }).describe('The footer'),
});
export type ShellWords = z.infer<typeof shellWordsSchema>;
