import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  port: number;
  path: string;
  headers?: Record<string, string> | undefined;
  method?: string | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as a reader sees it. */
  text: string;
  /** Bytes that came over the wire. */
  length: number;
}

/** Sends one request exactly as written: fetch would tidy the path and follow redirects. */
export function ask({ port, path, headers = {}, method = 'GET' }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: unpacked(body, response.headers['content-encoding']).toString(),
        length: body.length,
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
