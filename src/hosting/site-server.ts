import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { isNotFoundPage, notFoundPage, readPages, redirectFor } from './built-site.ts';
import { headersFor, headersWithoutFile, preflightHeaders, rulesName } from './headers.ts';

/**
 * Bytes of an address and its headers. An address may carry a long search that somebody pasted; it
 * is answered with the page, which cuts the search.
 */
const maxHeaderSize = 512 * 1024;

/**
 * Returns a server, not yet listening, of the built folder `dir`; it takes up a new build by
 * itself. Throws if there is no such folder.
 */
export function siteServer(dir: string): Server {
  const current = newestRelease(dir);
  return createServer({ maxHeaderSize }, (request, response) =>
    answer(request, response, current()),
  );
}

/** Returns the release in the folder; opens it anew after a build has replaced the folder. */
function newestRelease(dir: string): () => Release {
  const folderId = () => statSync(dir, { throwIfNoEntry: false })?.ino;
  let current = { id: folderId(), release: openRelease(dir) };
  return () => {
    const id = folderId();
    if (id !== undefined && id !== current.id) current = { id, release: openRelease(dir) };
    return current.release;
  };
}

function answer(request: IncomingMessage, response: ServerResponse, release: Release) {
  const end = (status: number, headers: Record<string, string>) => {
    response.writeHead(status, headers).end();
  };
  if (request.method === 'OPTIONS') {
    return end(204, { ...headersFor('/'), ...preflightHeaders });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return end(405, { ...headersWithoutFile(), Allow: 'GET, HEAD' });
  }
  const address = requestAddress(request.url ?? '');
  if (!address) return end(400, headersWithoutFile());
  const { path, query } = address;
  const target = redirectFor(path, release.pages);
  if (target) return end(301, { ...headersFor('/'), Location: encodeURI(target) + query });
  const missing = () => answerNotFound(request, response, path, release);
  // Pages for missing addresses and compressed copies are files, but not addresses.
  if (isNotFoundPage(path.replace(/\.html$/, '')) || /\.(br|gz)$/.test(path)) return missing();
  response.setHeaders(new Map(Object.entries(headersFor(path, release.policies.get(path)))));
  if (request.headers['save-data'] === 'on') response.removeHeader(rulesName);
  dropOddRange(request);
  // A build may put another folder in place after the file was found and before it is opened or
  // read to its end.
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
  release.files(request, response, missing);
}

function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { notFound, policies }: Release,
): void {
  const page = [notFoundPage(path), '/404'].find((name) => notFound.has(name)) ?? '/404';
  const body = notFound.get(page);
  const brotli = body !== undefined && readsBrotli(request);
  const bytes = (brotli ? body.brotli : body?.plain) ?? Buffer.from('404 Not found');
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(404, {
    ...headersWithoutFile(policies.get(page)),
    'Content-Type': `text/${body ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Length': bytes.length,
    ...(brotli && { 'Content-Encoding': 'br' }),
  });
  response.end(bytes);
}

/**
 * Returns the decoded path of a request target and its query as it was sent, with the `?`;
 * undefined if the target is no path of this site or cannot be decoded (RFC 9112, section 3.2.1).
 */
export function requestAddress(target: string): { path: string; query: string } | undefined {
  const [, path = '', query = ''] = /^(\/[^?]*)(\?.*)?$/.exec(target) ?? [];
  if (!path) return undefined;
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return undefined;
  }
}

/**
 * Deletes a `Range` that is not `first-last` in that order from a request, so that the whole file
 * is sent (RFC 9110, section 14.2 allows it).
 */
export function dropOddRange({ headers }: IncomingMessage): void {
  if (headers.range !== undefined && !isPlainRange(headers.range)) delete headers.range;
}

function isPlainRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return false;
  return last === '' || (Number(last) > 0 && Number(last) >= Number(first));
}

/** Returns whether who asks accepts brotli (`Accept-Encoding`, RFC 9110, section 12.5.3). */
export function readsBrotli({ headers }: IncomingMessage): boolean {
  // `br` and `br;q=0.5`, but not `br;q=0` and `br;q=0.0`, which refuse it.
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

type Release = ReturnType<typeof openRelease>;

function openRelease(dir: string) {
  const { pages, missing } = readPages(dir);
  return {
    pages: new Set(pages.map(({ path }) => path)),
    policies: new Map([...pages, ...missing].map(({ path, policy }) => [path, policy])),
    notFound: new Map(
      missing.map(({ path, bytes }) => [path, { plain: bytes, brotli: brotliCompressSync(bytes) }]),
    ),
    files: sirv(dir, { etag: true, brotli: true, gzip: true }),
  };
}
