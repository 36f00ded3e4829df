import type { IncomingMessage } from 'node:http';
import { isRecord } from '#content/is-record.ts';

/**
 * A request that the studio does not carry out, with its HTTP status; the message is for staff, and
 * so are the steps, ways to make it right.
 */
export class Refused extends Error {
  readonly status: number;
  readonly steps: readonly string[];

  constructor(message: string, status = 400, steps: readonly string[] = []) {
    super(message);
    this.status = status;
    this.steps = steps;
  }
}

/** The most bytes that the body of a request may have, by what it carries. */
const mostBytes = { json: 4_000_000, file: 80_000_000 } as const;

/**
 * Throws `Refused` for a request that does not come from this computer or, where it writes, from
 * the studio's own page. The check of `Host` refuses a foreign name that was pointed at this
 * computer (DNS rebinding); the check of `Sec-Fetch-Site` refuses the pages of other sites. `isApi`
 * tells a request for data, below `/api/`, from one for a file of the studio's page, which a link
 * of another site may open.
 */
export function guard({ headers, method }: IncomingMessage, isApi: boolean): void {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (host !== 'localhost' && host !== '127.0.0.1') {
    throw new Refused('Only this computer may ask the studio.', 403);
  }
  const site = headers['sec-fetch-site'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && site !== 'same-origin') {
    throw new Refused('Only the studio itself may write.', 403);
  }
  if (isRead && isApi && site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refused('Only the studio itself may read this.', 403);
  }
}

/**
 * The body of a request as JSON. Rejects with `Refused` for another content type, a body that is
 * too large, and one that is no JSON object.
 */
export async function jsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  requireType(request, /^application\/json\b/);
  const bytes = await bytesOf(request, 'json');
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8') || '{}');
    if (isRecord(value)) return value;
  } catch {
    // Refused below.
  }
  throw new Refused('The request cannot be read.');
}

/**
 * The body of a request that carries a file. Throws or rejects with `Refused` for the content types
 * of a form, which any page may send, and for a file that is too large.
 */
export function fileBody(request: IncomingMessage): Promise<Buffer> {
  requireType(request, /^(image|audio|video)\/|^application\/(octet-stream|json|ogg)|^text\/vtt/);
  return bytesOf(request, 'file');
}

function requireType({ headers }: IncomingMessage, allowed: RegExp): void {
  const type = headers['content-type'] ?? '';
  if (!allowed.test(type))
    throw new Refused(`The studio takes nothing of the type "${type}".`, 415);
}

async function bytesOf(request: IncomingMessage, limit: keyof typeof mostBytes): Promise<Buffer> {
  const tooLarge = new Refused(
    `This is too large: at most ${mostBytes[limit] / 1_000_000} MB. Export it smaller and choose that file.`,
    413,
  );
  if (Number(request.headers['content-length'] ?? 0) > mostBytes[limit]) {
    // The rest is read and dropped, so that the browser gets to the answer.
    request.resume();
    throw tooLarge;
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes[limit]) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
