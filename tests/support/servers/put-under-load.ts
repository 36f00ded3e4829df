import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { SiteFacts } from '#hosting/built-site.ts';
import { ask } from '#hosting/testing/ask.ts';

/** The result of a load. */
interface LoadOutcome {
  /** Answers by status. */
  answers: Map<number, number>;
  /** The first ten requests without an answer or with a wrong status, in words. */
  wrong: string[];
  wrongCount: number;
}

/** One request of the load, and the status that alone is right. */
interface LoadQuestion {
  path: string;
  headers: Record<string, string>;
  status: 200 | 206 | 304 | 404;
}

interface Load {
  port: number;
  questions: readonly LoadQuestion[];
  /** How many requests in all. */
  requests: number;
  connections: number;
  /** The load stops after so many seconds, even before all requests are sent. */
  seconds?: number;
}

/**
 * Sends a fixed number of requests over some connections, each as soon as the one before is
 * answered.
 */
export async function putUnderLoad({
  port,
  questions,
  requests,
  connections,
  seconds = 60,
}: Load): Promise<LoadOutcome> {
  const outcome: LoadOutcome = {
    answers: new Map(),
    wrong: [],
    wrongCount: 0,
  };
  const started = performance.now();
  let next = 0;
  const visitors = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (next < requests && performance.now() - started < seconds * 1000) {
      const question = questions[next++ % questions.length];
      if (question) await sendAndRecord(outcome, question, port, agent);
    }
    agent.destroy();
  });
  await Promise.all(visitors);
  return outcome;
}

/** Sends a request and counts its answer. Records it where the status is wrong. */
async function sendAndRecord(
  outcome: LoadOutcome,
  question: LoadQuestion,
  port: number,
  agent: Agent,
): Promise<void> {
  const status = await statusOf(question, port, agent).catch((error: Error) => error.message);
  if (typeof status === 'number')
    outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1);
  if (status === question.status) return;
  outcome.wrongCount += 1;
  if (outcome.wrong.length < 10)
    outcome.wrong.push(`${question.path}: ${status}, not ${question.status}`);
}

/**
 * The status of the answer to a request. As a browser does, it is sent again where a kept
 * connection was closed before an answer came.
 */
function statusOf(
  { path, headers }: Pick<LoadQuestion, 'path' | 'headers'>,
  port: number,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      if (wasClosed) statusOf({ path, headers }, port, agent).then(resolve, reject);
      else reject(error);
    });
    sent.end();
  });
}

/** How many of the visitors who came at one moment got their page. */
interface Crowd {
  served: number;
  refused: number;
}

/** Requests a page over many connections at once; one visitor in ten reads slowly. */
export async function manyAtOnce(port: number, visitors: number, path: string): Promise<Crowd> {
  const results = await Promise.all(
    Array.from({ length: visitors }, (_, place) => visit(port, path, place % 10 === 0)),
  );
  const served = results.filter((wasServed) => wasServed).length;
  return { served, refused: visitors - served };
}

function visit(port: number, path: string, slowly: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let read = '';
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (bytes) => {
      read += bytes.toString('latin1');
      if (slowly) pause(socket);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 200 /.test(read) && read.endsWith('</html>')));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

function pause(socket: Socket): void {
  socket.pause();
  setTimeout(() => socket.resume(), 50);
}

/** Every address of a site: pages, and files that are no pages. */
function addressesOf({ pages, missing, files }: SiteFacts): string[] {
  const htmlFiles = new Set([...pages, ...missing].map(({ file }) => file));
  return [...pages.map(({ path }) => path), ...files.filter((file) => !htmlFiles.has(file))].map(
    encodeURI,
  );
}

/**
 * Returns a mix of requests that breaks caches (docs/requirements/reliability.md, section 5): of
 * ten, one is for a missing address, one revalidates, one wants the first 100 bytes, and the others
 * want a whole file with brotli. The order is the same every time.
 */
export async function mixedQuestions(port: number, site: SiteFacts): Promise<LoadQuestion[]> {
  const paths = addressesOf(site);
  const questions = paths.map(async (path, place): Promise<LoadQuestion> => {
    const headers = { 'accept-encoding': 'br' };
    if (place % 10 === 1) return { path: `/missing${path}`, headers, status: 404 };
    if (place % 10 === 4) {
      const answer = await ask({ port, path, headers });
      const etag = String(answer.headers.etag);
      return { path, headers: { ...headers, 'if-none-match': etag }, status: 304 };
    }
    if (place % 10 === 7) return { path, headers: { range: 'bytes=0-99' }, status: 206 };
    return { path, headers, status: 200 };
  });
  return Promise.all(questions);
}
