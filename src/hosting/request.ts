import type { IncomingMessage } from 'node:http';

/** The address a request asks for: its path, decoded, and its query with the question mark. */
interface Address {
  path: string;
  query: string;
}

/** The request target → its address, or undefined if it is not one of this site (RFC 9112, section 3.2.1). */
export function addressOf(target: string): Address | undefined {
  const [, path = '', query = ''] = /^(\/[^?]*)(\?.*)?$/.exec(target) ?? [];
  if (!path) return undefined;
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return undefined;
  }
}

/**
 * Takes a range out of the request that is not `first-last` in that order. The whole file is then sent,
 * which RFC 9110, section 14.2 allows.
 */
export function dropOddRange({ headers }: IncomingMessage): void {
  if (headers.range !== undefined && !isPlainRange(headers.range)) delete headers.range;
}

function isPlainRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return false;
  return last === '' || (Number(last) > 0 && Number(last) >= Number(first));
}

/** Whether the visitor's browser reads brotli. */
export function readsBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
