/**
 * Asks for every link, one host at a time and one question at a time, with a pause between two of
 * one host.
 */
export async function checkLinks(
  urls: Iterable<string>,
  asking: Asking,
  saw: (finding: LinkFinding) => void,
): Promise<LinkFinding[]> {
  const findings: LinkFinding[] = [];
  for (const ofHost of byHost(urls).values()) {
    for (const [place, url] of ofHost.entries()) {
      if (place > 0) await asking.wait(asking.pause);
      const finding = await askLink(url, asking);
      saw(finding);
      findings.push(finding);
    }
  }
  return findings;
}

/** Addresses by the host that answers them, hosts and addresses in alphabetical order. */
export function byHost(urls: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const hosts = Map.groupBy([...new Set(urls)].sort(), (url) => new URL(url).host);
  return new Map([...hosts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Asking {
  userAgent: string;
  /** Milliseconds until a server that says nothing is left. */
  patience: number;
  pause: number;
  wait: (milliseconds: number) => Promise<void>;
}

export interface LinkFinding {
  url: string;
  outcome: Outcome;
  /** The answer in a few words, such as `404` or `now at https://…`. */
  detail: string;
}

const mostRedirects = 5;

/** Asks for a link, follows where it leads, and says what came of it. Never rejects. */
async function askLink(url: string, asking: Asking): Promise<LinkFinding> {
  let [at, hasMoved] = [url, false];
  for (let step = 0; step <= mostRedirects; step++) {
    const answer = await askPatiently(at, asking);
    const next = redirectOf(answer, at);
    if (!next) {
      const outcome = outcomeOf(answer, hasMoved);
      return { url, outcome, detail: detailOf(answer, outcome, at) };
    }
    at = next.href;
    hasMoved ||= next.isForGood;
    await asking.wait(asking.pause);
  }
  return { url, outcome: 'failed', detail: `more than ${mostRedirects} redirects` };
}

async function askPatiently(url: string, asking: Asking): Promise<Answer> {
  for (let asked = 1; ; asked++) {
    const answer = await askGently(url, asking);
    const wait = waitBeforeRetry(answer, asked);
    if (wait === undefined) return answer;
    await asking.wait(wait);
  }
}

/** HEAD is lighter; many servers do not know it, so what it does not find is asked for with GET. */
async function askGently(url: string, asking: Asking): Promise<Answer> {
  const head = await ask(url, 'HEAD', asking);
  const isAnswered = 'status' in head && (head.status < 400 || head.status === 429);
  if (isAnswered) return head;
  await asking.wait(asking.pause);
  return ask(url, 'GET', asking);
}

async function ask(
  url: string,
  method: 'HEAD' | 'GET',
  { userAgent, patience }: Asking,
): Promise<Answer> {
  try {
    const { status, headers, body } = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(patience),
    });
    await body?.cancel();
    return { status, retryAfter: headers.get('retry-after'), location: headers.get('location') };
  } catch (error) {
    return { error: errorInWords(error) };
  }
}

function errorInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

function detailOf(answer: Answer, outcome: Outcome, at: string): string {
  if ('error' in answer) return answer.error;
  return outcome === 'moved' ? `now at ${at}` : String(answer.status);
}

export type Answer =
  | { status: number; retryAfter?: string | null; location?: string | null }
  | { error: string };

/**
 * The verdict on a link. `sound`: it answered. `moved`: it answered for good at another address.
 * `gone`: the server knows no such page. `refused`: the server does not answer programs; a person
 * must look. `failed`: no answer, or the server is ill.
 */
export type Outcome = 'sound' | 'moved' | 'gone' | 'refused' | 'failed';

const refusals = new Set([401, 402, 403, 405, 406, 429, 451, 999]);

/**
 * The last answer at the end of all redirects, and whether one of them was for good → the outcome
 * (RFC 9110, section 15).
 */
export function outcomeOf(answer: Answer, hasMoved: boolean): Outcome {
  if ('error' in answer) return 'failed';
  const { status } = answer;
  if (status >= 200 && status < 300) return hasMoved ? 'moved' : 'sound';
  if (refusals.has(status)) return 'refused';
  return status >= 400 && status < 500 ? 'gone' : 'failed';
}

/**
 * Where an answer from an address leads on to, and whether for good (RFC 9110, section 15.4);
 * undefined for the last one.
 */
function redirectOf(answer: Answer, from: string) {
  if ('error' in answer || ![301, 302, 303, 307, 308].includes(answer.status)) return undefined;
  const href = answer.location && URL.parse(answer.location, from)?.href;
  return href ? { href, isForGood: answer.status === 301 || answer.status === 308 } : undefined;
}

/** Milliseconds to wait before the second and the third question. */
const waits = [5_000, 30_000] as const;

/** Nobody waits longer for a server that asks for patience. */
const longestWait = 120_000;

/**
 * What the same question may be asked again for: no answer, too many questions, an illness that
 * passes.
 */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Milliseconds before a question is asked again; undefined if it is not. A server's wish is kept
 * where longer (RFC 9110, 10.2.3).
 */
export function waitBeforeRetry(answer: Answer, asked: number): number | undefined {
  const wait = waits[asked - 1];
  if (wait === undefined) return undefined;
  if ('error' in answer) return wait;
  if (!passing.has(answer.status)) return undefined;
  const wished = Number(answer.retryAfter) * 1000;
  return Number.isFinite(wished) ? Math.min(Math.max(wait, wished), longestWait) : wait;
}
