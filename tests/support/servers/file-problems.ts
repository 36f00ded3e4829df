import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '#hosting/built-site.ts';
import { headersFor } from '#hosting/headers.ts';
import { outDir } from '#hosting/out-dir.ts';
import type { Answer } from '#hosting/testing/ask.ts';
import type { RunningServer } from './running-server.ts';

/** Returns one line for each problem in a server's answers for the files of the site. */
export async function fileProblems(server: RunningServer, site: SiteFacts): Promise<string[]> {
  const pages = new Map(site.pages.map((page) => [page.file, page]));
  const hidden = new Set(site.missing.map(({ file }) => file));
  const queue = site.files.filter((file) => !hidden.has(file)).values();
  const problems: string[] = [];
  const workers = Array.from({ length: 8 }, async () => {
    for (const file of queue) {
      const { path = file, policy } = pages.get(file) ?? {};
      for (const problem of await problemsOf(server, { file, path, policy })) {
        problems.push(`${path}: ${problem}`);
      }
    }
  });
  await Promise.all(workers);
  return problems;
}

interface Sent {
  file: string;
  path: string;
  policy: string | undefined;
}

async function problemsOf(server: RunningServer, { file, path, policy }: Sent): Promise<string[]> {
  const address = encodeURI(path);
  const bytes = readFileSync(join(outDir, file));
  const expected = headersFor(file, policy);
  const whole = await server.ask(address);
  const head = await server.ask(address, { method: 'HEAD' });
  const known = { 'if-none-match': String(whole.headers.etag) };
  const again = await server.ask(address, { headers: known });
  const small = ['br', 'gz'].filter((copy) => existsSync(join(outDir, `${file}.${copy}`)));
  const shrunk = await Promise.all(
    small.map((copy) => shrunkProblems(server, address, copy, bytes)),
  );
  return [
    ...(whole.status === 200 ? [] : [`status ${whole.status}`]),
    ...(whole.body.equals(bytes) ? [] : ['another body']),
    ...(Number(whole.headers['content-length'] ?? bytes.length) === bytes.length
      ? []
      : ['wrong length']),
    ...headerProblems(whole, expected),
    ...(head.status === 200 && head.length === 0 ? [] : [`HEAD ${head.status}`]),
    ...headerProblems(head, expected).map((problem) => `HEAD: ${problem}`),
    ...(again.status === 304 && again.length === 0 ? [] : [`asked again: ${again.status}`]),
    ...headerProblems(again, withoutHeader(expected, 'Content-Type')).map(
      (problem) => `304: ${problem}`,
    ),
    ...shrunk.flat(),
  ];
}

async function shrunkProblems(
  server: RunningServer,
  address: string,
  copy: string,
  bytes: Buffer,
): Promise<string[]> {
  const encoding = copy === 'gz' ? 'gzip' : 'br';
  const accepted = copy === 'gz' ? 'gzip' : 'gzip, deflate, br';
  const { status, headers, body } = await server.ask(address, {
    headers: { 'accept-encoding': accepted },
  });
  if (status !== 200) return [`${encoding}: status ${status}`];
  if (headers['content-encoding'] !== encoding) {
    return [`${accepted} is answered with ${headers['content-encoding']}`];
  }
  return body.equals(bytes) ? [] : [`${encoding}: another body`];
}

/** Headers that are missing, differ from the expected ones, or tell the server's version. */
export function headerProblems({ headers }: Answer, expected: Record<string, string>): string[] {
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const sent = headers[name.toLowerCase()];
    return sameValue(name, String(sent), value) ? [] : [`${name} is ${sent}`];
  });
  const unasked = ['content-security-policy', 'x-frame-options', 'access-control-allow-origin']
    .filter((name) => name in headers)
    .filter((name) => !Object.keys(expected).some((other) => other.toLowerCase() === name));
  const telling = /\d/.test(String(headers['server'] ?? '')) || 'x-powered-by' in headers;
  return [...wrong, ...unasked.map((name) => `${name} is sent`), ...(telling ? ['says who'] : [])];
}

/** Whether two values are equal but for spaces in a media type and repeated names in `Vary`. */
function sameValue(name: string, sent: string, expected: string): boolean {
  if (name === 'Vary') return sent.split(', ').every((part) => part === expected);
  return sent === expected || sent.replace('; ', ';') === expected.replace('; ', ';');
}

function withoutHeader(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
}
