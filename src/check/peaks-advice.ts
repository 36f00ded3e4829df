import { createHash } from 'node:crypto';
import { peaksSchema } from '#features/stories/recordings/recording-files.ts';
import type { Advice } from './entry.ts';

const again = 'Run "npm run media", or delete the file: the player then shows an even line.';

/** What is wrong with a file of peaks, given the recording that it must be measured from. */
export function peaksAdvice(text: string, recording: Buffer): Advice[] {
  const { success, data } = peaksSchema.safeParse(parsed(text));
  if (!success) return [{ problem: 'these are no peaks of a recording', remedy: again }];
  const of = createHash('sha256').update(recording).digest('hex');
  if (data.of === of) return [];
  return [{ problem: 'the peaks were measured from another recording', remedy: again }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
