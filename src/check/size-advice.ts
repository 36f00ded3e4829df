import type { z } from 'zod';
import type { Advice } from './entry.ts';

/** A text, list or number beyond its limit → how far beyond, and what to do. */
export function sizeAdvice(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
): Advice {
  if (value === '') return { problem: 'is empty', remedy: 'Write something, or delete the line.' };
  const most = issue.code === 'too_big';
  const limit = `${most ? 'at most' : 'at least'} ${most ? issue.maximum : issue.minimum}`;
  if (typeof value === 'string') {
    const problem = `has ${value.length} characters; ${limit} may stand here`;
    return { problem, remedy: most ? 'Shorten it.' : 'Write more.' };
  }
  if (Array.isArray(value)) {
    const problem = `has ${value.length === 1 ? '1 entry' : `${value.length} entries`}; it needs ${limit}`;
    return { problem, remedy: most ? 'Delete entries.' : 'Add entries.' };
  }
  return { problem: `must be ${limit}`, remedy: `Write a number that is ${limit}.` };
}
