import { expect } from 'vitest';
import { type Problem, problemSentence } from '../problem.ts';

/**
 * Match words of a file, which nobody at a form of the studio has before them: values and keys as
 * code writes them, its quotes, places and days. "A history line" is what the form calls an entry
 * of a history.
 */
export const fileWords: readonly RegExp[] = [
  /\b(null|undefined|YAML|JSON|Zod|schema|UTF-8|bytes?|hyphen|indent\w*|keys?)\b/i,
  /\b(true|false)\b(?! of)/i,
  /\bids?\b/i,
  /(?<!caption |history )\blines?\b(?! (breaks|up))/i,
  /\b(this|the|its|a|one) (file|folder)\b/i,
  /\bfields? (is|are|name)\b|\bin quotes\b|\bfront matter\b/i,
  // Names as code writes them, and as a file quotes them.
  /`|"|“[a-z]+([A-Z][a-z]+)+”|\b[a-z]+[A-Z]\w*:/,
  /“(status|start|name|people|kind|recording|publisher|claims|checked|figure|familyName)”/,
  // Days and times as a file writes them, and paths.
  /\b\d{4}-\d{2}-\d{2}\b|T\d{2}:\d{2}|YYYY/,
  /\bcontent\/|\bexample\/|\bdocs\/|\.(md|yaml|ts)\b/,
  /\b(invalid|unrecognized|expected|received|input)\b/i,
];

/** Sentences that may have such words: the example of a day that is known in part. */
const allowed = 'a day such as 2025-08-22';

/** The words of a file that a sentence of the studio has; none is as it should be. */
export function fileWordsIn(sentence: string): string[] {
  const words = sentence.replace(allowed, '');
  return fileWords.flatMap((pattern) => pattern.exec(words)?.[0] ?? []);
}

/** Matches the paths of files that are chosen in a form: pictures, recordings and clips. */
const chosenFiles = /^(recordings|clips)\/|\.(svg|jpe?g|png|webp|avif)$/;

/**
 * Expects that the studio says a problem in the words of a form. Problems of a whole file, such as
 * one in its name, are exempt: no form makes them, and the studio lists them under that file.
 */
export function expectWordsOfForm(problem: Problem): void {
  const isOfWholeFile = problem.field === '' && !chosenFiles.test(problem.file);
  if (isOfWholeFile && !problem.inForm) return;
  const sentence = problemSentence(problem);
  expect(fileWordsIn(sentence), `the studio says: ${sentence}`).toEqual([]);
  expect(sentence, 'a whole sentence').toMatch(/^[\p{Lu}“*\d].*[.?!”]$/su);
}
