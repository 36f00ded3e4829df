import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as requestSafely } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  port: number;
  path: string;
  headers?: Record<string, string> | undefined;
  method?: string | undefined;
  /** Asks over TLS, whoever signed the certificate. */
  safely?: boolean;
  /** Keeps connections open, for many questions. */
  agent?: Agent | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as a reader sees it. */
  text: string;
  /** The same in bytes. */
  body: Buffer;
  /** Bytes that came over the wire. */
  length: number;
}

/**
 * Sends one request exactly as written: fetch would tidy the path and follow redirects. Rejects
 * where the connection breaks.
 */
export function ask(question: Question): Promise<Answer> {
  const { port, path, headers = {}, method = 'GET', safely = false, agent } = question;
  const options = { host: '127.0.0.1', port, path, method, headers, ...(agent && { agent }) };
  return new Promise((resolve, reject) => {
    const send = safely ? requestSafely : request;
    const pending = send({ ...options, rejectUnauthorized: false }, async (response) => {
      try {
        const packed = Buffer.concat(await response.toArray());
        const body = unpacked(packed, response.headers['content-encoding']);
        const { statusCode: status = 0, headers: received } = response;
        resolve({
          status,
          headers: received,
          body,
          text: body.toString(),
          length: packed.length,
        });
      } catch (error) {
        reject(error);
      }
    });
    pending.on('error', reject);
    pending.end();
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
