import words from '#words/pages/contact.yaml';
import type { ContactWords } from './words.schema.ts';

/** The words of composer and forms, for code that runs in the browser. */
export const contactWords = words as ContactWords;
