/** What came of one question to a server. */
export type Answer =
  | { status: number; retryAfter?: string | null; location?: string | null }
  | { fault: string };

/**
 * What is said of a link. `sound`: it answered. `moved`: it answered for good at another address. `gone`:
 * the server knows no such page. `refused`: the server does not answer programs; a person must look.
 * `failed`: no answer, or the server is ill.
 */
export type Outcome = 'sound' | 'moved' | 'gone' | 'refused' | 'failed';

const refusals = new Set([401, 402, 403, 405, 406, 429, 451, 999]);

/** The last answer at the end of all redirects, and whether one of them was for good → the outcome (RFC 9110, section 15). */
export function outcomeOf(answer: Answer, hasMoved: boolean): Outcome {
  if ('fault' in answer) return 'failed';
  const { status } = answer;
  if (status >= 200 && status < 300) return hasMoved ? 'moved' : 'sound';
  if (refusals.has(status)) return 'refused';
  return status >= 400 && status < 500 ? 'gone' : 'failed';
}

/** Whether a status sends on to another address, and whether for good (RFC 9110, section 15.4). */
export function redirectKind(status: number): 'for good' | 'for now' | undefined {
  if (status === 301 || status === 308) return 'for good';
  return [302, 303, 307].includes(status) ? 'for now' : undefined;
}
