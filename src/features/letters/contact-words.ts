import words from '#words/pages/contact.yaml';
import type { ContactWords } from './words.schema.ts';

/** Whether this site has the page for a deadline. */
export { desk as isDeskOpen } from '#content/open-sections.ts';

/** The words of composer and forms, for code that runs in the browser. */
export const contactWords = words as ContactWords;
