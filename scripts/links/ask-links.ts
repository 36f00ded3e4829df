/**
 * Requests every address, one host after the other and one request at a time, with a pause between
 * two requests to one host. Calls `saw` with each finding as it comes, and resolves with all of
 * them. Never rejects because of an answer.
 */
export async function checkLinks(
  urls: Iterable<string>,
  asking: Asking,
  saw: (finding: LinkFinding) => void,
): Promise<LinkFinding[]> {
  const findings: LinkFinding[] = [];
  for (const urlsOfHost of byHost(urls).values()) {
    for (const [index, url] of urlsOfHost.entries()) {
      if (index > 0) await asking.wait(asking.pause);
      const finding = await askLink(url, asking);
      saw(finding);
      findings.push(finding);
    }
  }
  return findings;
}

/** Each address once, by its host; hosts and addresses in alphabetical order. */
export function byHost(urls: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const hosts = Map.groupBy([...new Set(urls)].sort(), (url) => new URL(url).host);
  return new Map([...hosts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How requests are made. Times are milliseconds. */
export interface Asking {
  userAgent: string;
  /** How long to wait for the answer to one request. */
  patience: number;
  /** Pause between two requests to one host. */
  pause: number;
  /** Resolves after so many milliseconds; a test puts a function that notes them in its place. */
  wait: (milliseconds: number) => Promise<void>;
}

export interface LinkFinding {
  url: string;
  outcome: Outcome;
  /** The answer in a few words, such as `404` or `now at https://…`. */
  detail: string;
}

const mostRedirects = 5;

/** Requests an address, follows its redirects and returns the verdict on it. Never rejects. */
async function askLink(url: string, asking: Asking): Promise<LinkFinding> {
  let address = url;
  let hasMoved = false;
  for (let step = 0; step <= mostRedirects; step++) {
    const answer = await askPatiently(address, asking);
    const next = redirectOf(answer, address);
    if (!next) {
      const outcome = outcomeOf(answer, hasMoved);
      return { url, outcome, detail: detailOf(answer, outcome, address) };
    }
    address = next.href;
    hasMoved ||= next.isForGood;
    await asking.wait(asking.pause);
  }
  return { url, outcome: 'failed', detail: `more than ${mostRedirects} redirects` };
}

/** Requests an address again, after a wait, while its answer may be a passing trouble. */
async function askPatiently(url: string, asking: Asking): Promise<Answer> {
  for (let count = 1; ; count++) {
    const answer = await askGently(url, asking);
    const wait = waitBeforeRetry(answer, count);
    if (wait === undefined) return answer;
    await asking.wait(wait);
  }
}

/**
 * Requests with HEAD, which is lighter, and again with GET where that fails: many servers lack
 * HEAD.
 */
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

function detailOf(answer: Answer, outcome: Outcome, lastAddress: string): string {
  if ('error' in answer) return answer.error;
  return outcome === 'moved' ? `now at ${lastAddress}` : String(answer.status);
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
 * Returns the verdict on a link by the answer at the end of its redirects (RFC 9110, section 15).
 * `hasMoved` says whether one of these redirects was permanent.
 */
export function outcomeOf(answer: Answer, hasMoved: boolean): Outcome {
  if ('error' in answer) return 'failed';
  const { status } = answer;
  if (status >= 200 && status < 300) return hasMoved ? 'moved' : 'sound';
  if (refusals.has(status)) return 'refused';
  return status >= 400 && status < 500 ? 'gone' : 'failed';
}

/**
 * The address that an answer redirects to, made absolute by the address it came from, and whether
 * the redirect is permanent (RFC 9110, section 15.4). Undefined for an answer that is no redirect.
 */
function redirectOf(answer: Answer, from: string) {
  if ('error' in answer || ![301, 302, 303, 307, 308].includes(answer.status)) return undefined;
  const href = answer.location && URL.parse(answer.location, from)?.href;
  return href ? { href, isForGood: answer.status === 301 || answer.status === 308 } : undefined;
}

/** Milliseconds to wait before the second and the third request. */
const waits = [5_000, 30_000] as const;

/** The most milliseconds to wait, even where `Retry-After` asks for more. */
const longestWait = 120_000;

/** Statuses after which the same request may succeed later (RFC 9110, section 15; RFC 6585, 4). */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * The milliseconds to wait before a request is repeated; undefined if it is not. `count` is the
 * number of requests so far, from 1. Where the server asks for a longer wait in seconds
 * (`Retry-After`, RFC 9110, section 10.2.3), that is kept, up to two minutes.
 */
export function waitBeforeRetry(answer: Answer, count: number): number | undefined {
  const wait = waits[count - 1];
  if (wait === undefined) return undefined;
  if ('error' in answer) return wait;
  if (!passingStatuses.has(answer.status)) return undefined;
  const wished = Number(answer.retryAfter) * 1000;
  return Number.isFinite(wished) ? Math.min(Math.max(wait, wished), longestWait) : wait;
}
