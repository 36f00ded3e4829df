import type { NamedAddress } from '../named-addresses.ts';
import type { RunningServer } from './running-server.ts';

/** A site of somebody else, as a browser names it. */
const origin = 'https://elsewhere.example';

/**
 * Returns one line for each reason why a page of another site cannot read or show a named address:
 * in whole answers, in headers alone (HEAD), in a revalidation (304) and, of a recording, in a part
 * (206).
 */
export async function sharingProblems(
  server: RunningServer,
  named: readonly NamedAddress[],
): Promise<string[]> {
  const queue = named.values();
  const problems: string[] = [];
  const workers = Array.from({ length: 8 }, async () => {
    for (const { path, by } of queue) {
      for (const problem of await problemsOf(server, path)) {
        problems.push(`${path} (named by ${by}): ${problem}`);
      }
    }
  });
  await Promise.all(workers);
  return problems;
}

async function problemsOf(server: RunningServer, path: string): Promise<string[]> {
  const whole = await server.ask(path, { headers: { origin } });
  const known = { origin, 'if-none-match': String(whole.headers.etag) };
  const others = [
    await server.ask(path, { headers: { origin }, method: 'HEAD' }),
    await server.ask(path, { headers: known }),
  ];
  if (/\.(m4a|mp3|mp4|opus|webm)$/.test(path)) {
    others.push(await server.ask(path, { headers: { origin, range: 'bytes=100-299' } }));
  }
  const expected = [200, 304, 206];
  return [
    ...(whole.status === 200 ? [] : [`status ${whole.status}`]),
    ...[whole, ...others].flatMap(({ status, headers }) => [
      ...(expected.includes(status) ? [] : [`status ${status}`]),
      ...closedReasons(path, headers).map((problem) => `${status}: ${problem}`),
    ]),
  ];
}

/**
 * Returns the reasons why an answer is closed to other sites: scripts may not read it (CORS), or
 * pages may not show the file or embed (CORP; Fetch Standard, sections 3.3 and 3.7).
 */
export function closedReasons(
  path: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): string[] {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const isShown = /\.\w+$/.test(path.split('?')[0] ?? '') || path.startsWith('/embed/');
  const exposed = lower['access-control-expose-headers'] ?? '';
  return [
    ...(lower['access-control-allow-origin'] === '*' ? [] : ['no script may read it']),
    ...(exposed.includes('Content-Range') ? [] : ['no player learns which part it got']),
    ...(isShown && lower['cross-origin-resource-policy'] !== 'cross-origin'
      ? ['no page may show it']
      : []),
  ];
}

/**
 * Returns the reasons why a script of another site may not send headers of its own (Fetch Standard,
 * "CORS-preflight fetch").
 */
export async function preflightProblems(server: RunningServer, path: string): Promise<string[]> {
  const { status, headers } = await server.ask(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match,range',
    },
  });
  return [
    ...(status === 204 ? [] : [`status ${status}`]),
    ...(headers['access-control-allow-origin'] === '*' ? [] : ['for no site']),
    ...(headers['access-control-allow-headers'] === '*' ? [] : ['without headers of its own']),
    ...(headers['access-control-allow-methods'] === 'GET, HEAD' ? [] : ['for no method']),
  ];
}
