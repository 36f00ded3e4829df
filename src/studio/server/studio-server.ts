import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FileTrouble, troubleWith } from '#content/write-file.ts';
import { oneAtATime } from '../in-turn.ts';
import { tidyUp } from './after-crash.ts';
import { type Answer, requestsOn } from './answer-request.ts';
import type { Clock } from './clock.ts';
import { guard, Refused } from './guards.ts';
import {
  bundlePage,
  contentSecurityPolicy,
  fontFile,
  htmlPage,
  type PageFile,
} from './studio-page.ts';
import { removeForgotten } from './waiting-files.ts';

/** Requests that write nothing in the content and need not wait for one another. */
const besideTurn = ['/api/check', '/api/waiting'];

interface StudioOptions {
  /** The top of the checkout whose content is edited. */
  root: string;
  /** The port on 127.0.0.1; 0 takes any that is free. */
  port: number;
  /** The origin of the site beside it, `http://localhost:4321`; empty without preview. */
  preview: string;
  clock: Clock;
  /** The files of the page by address; bundled from `src/studio/app` unless given. */
  page?: ReadonlyMap<string, PageFile>;
}

/**
 * Starts the studio, for this computer only: its page, and the requests of `protocol.ts`. Returns
 * the server once it listens; rejects where the port is taken.
 */
export async function startStudio(options: StudioOptions): Promise<Server> {
  await tidyUp(options.root, options.clock);
  const page = options.page ?? (await bundlePage());
  const requests = requestsOn(options.root, options.clock, options.preview);
  const policy = contentSecurityPolicy(options.preview);
  const runInTurn = oneAtATime();
  await removeForgotten(options.root, options.clock.now());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://studio');
    const isRequest = url.pathname.startsWith('/api/');
    guard(request, isRequest);
    if (!isRequest) {
      sendFile(response, await fileAt(url.pathname));
      return;
    }
    const handle = requests[`${request.method} ${url.pathname}`];
    if (!handle) throw new Refused('The studio knows no such request.', 404);
    const act = () => handle(url, request);
    // A file that comes slowly must not keep a save waiting; it is put outside the content.
    const isInTurn = request.method !== 'GET' && !besideTurn.includes(url.pathname);
    send(response, isInTurn ? await runInTurn(act) : await act());
  }

  async function fileAt(path: string): Promise<PageFile> {
    const found = page.get(path) ?? (await fontFile(path.replace(/^\/fonts\//, '')));
    if (found) return found;
    if (/\.\w+$/.test(path)) throw new Refused('The studio has no such file.', 404);
    return htmlPage(options.preview);
  }

  const server = createServer((request, response) => {
    for (const [name, value] of headers(policy)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      const { status, words, steps } = refusalOf(error);
      send(response, { status, value: { error: words, steps } });
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The status and the sentence that answer a request which failed; a fault of ours is printed. */
function refusalOf(error: unknown): {
  status: number;
  words: string;
  steps: readonly string[];
} {
  if (error instanceof Refused) {
    const { status, message: words, steps } = error;
    return { status, words, steps };
  }
  const { path } = error as NodeJS.ErrnoException;
  const trouble = typeof path === 'string' ? troubleWith(path, error) : error;
  if (trouble instanceof FileTrouble) return { status: 500, words: trouble.message, steps: [] };
  process.stderr.write(`The studio failed: ${String((error as Error)?.stack ?? error)}\n`);
  const words = 'Something failed in the studio; the terminal says what.';
  return { status: 500, words, steps: [] };
}

function headers(policy: string): [string, string][] {
  return [
    ['content-security-policy', policy],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
  ];
}

function send(response: ServerResponse, { status, value, file }: Answer): void {
  if (file) {
    sendFile(response, file);
    return;
  }
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
}

function sendFile(response: ServerResponse, { type, body }: PageFile): void {
  response.setHeader('content-type', type);
  response.end(body);
}
