import { type Answer, type Outcome, outcomeOf, redirectKind } from './outcome.ts';
import { waitBeforeRetry } from './retry-schedule.ts';

/** How servers are asked. */
export interface Asking {
  /** Who asks, with an address to complain to. */
  userAgent: string;
  /** Milliseconds until a server that says nothing is left. */
  patience: number;
  /** Milliseconds between two questions to one host. */
  pause: number;
  wait: (milliseconds: number) => Promise<void>;
}

/** What came of a link. */
export interface LinkFinding {
  url: string;
  outcome: Outcome;
  /** The answer in a few words, such as `404` or `now at https://…`. */
  detail: string;
}

const mostRedirects = 5;

/** Asks for a link, follows where it leads, and says what came of it. Never rejects. */
export async function askLink(url: string, asking: Asking): Promise<LinkFinding> {
  let [at, hasMoved] = [url, false];
  for (let step = 0; step <= mostRedirects; step++) {
    const answer = await askPatiently(at, asking);
    const kind = 'status' in answer ? redirectKind(answer.status) : undefined;
    const next = 'status' in answer ? answer.location : undefined;
    if (!kind || !next || !URL.canParse(next, at)) {
      const outcome = outcomeOf(answer, hasMoved);
      return { url, outcome, detail: detailOf(answer, outcome, at) };
    }
    at = new URL(next, at).href;
    hasMoved ||= kind === 'for good';
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
  } catch (fault) {
    return { fault: faultInWords(fault) };
  }
}

function faultInWords(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  if (fault.name === 'TimeoutError') return 'no answer in time';
  const { cause } = fault;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : fault.message;
}

function detailOf(answer: Answer, outcome: Outcome, at: string): string {
  if ('fault' in answer) return answer.fault;
  return outcome === 'moved' ? `now at ${at}` : String(answer.status);
}
