import type { Answer } from './outcome.ts';

/** Milliseconds to wait before the second and the third question. */
const waits = [5_000, 30_000] as const;

/** Nobody waits longer for a server that asks for patience. */
const longestWait = 120_000;

/** What the same question may be asked again for: no answer, too many questions, an illness that passes. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * How long to wait before a question is asked again, in milliseconds; undefined if it is not. `asked` is
 * how often it was asked. A server's own wish in seconds is kept where it is longer (RFC 9110, section 10.2.3).
 */
export function waitBeforeRetry(answer: Answer, asked: number): number | undefined {
  const wait = waits[asked - 1];
  if (wait === undefined) return undefined;
  if ('fault' in answer) return wait;
  if (!passing.has(answer.status)) return undefined;
  const wished = Number(answer.retryAfter) * 1000;
  return Number.isFinite(wished) ? Math.min(Math.max(wait, wished), longestWait) : wait;
}
