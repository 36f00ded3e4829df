import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Asking, checkLinks } from './ask-links.ts';

const requests: string[] = [];
const waits: number[] = [];
const agents = new Set<string | undefined>();
let server: Server;
let origin = '';

const asking: Asking = {
  userAgent: 'Voices-links/1.0 (+https://own.example/evidence)',
  patience: 20_000,
  pause: 7,
  wait: async (milliseconds) => void waits.push(milliseconds),
};

/** Starts a server with every habit: each path answers as its name says. */
beforeAll(async () => {
  server = createServer(({ url = '', method, headers }, answer) => {
    requests.push(`${method} ${url}`);
    agents.add(headers['user-agent']);
    const timesAsked = requests.filter((request) => request.endsWith(url)).length;
    const to = (status: number, location?: string) =>
      answer.writeHead(status, location ? { location } : {}).end();
    if (url === '/silent') return;
    if (url === '/found') to(200);
    else if (url === '/moved') to(301, '/found');
    else if (url === '/for-now') to(302, '/found');
    else if (url === '/around') to(302, '/around');
    else if (url === '/get-only') to(method === 'GET' ? 200 : 405);
    else if (url === '/ill-twice') to(timesAsked > 4 ? 200 : 503);
    else if (url === '/members') to(403);
    else to(404);
  }).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  waits.length = 0;
});

test.each([
  ['/found', 'sound', '200', ['HEAD /found']],
  ['/moved', 'moved', 'now at ', ['HEAD /moved', 'HEAD /found']],
  ['/for-now', 'sound', '200', ['HEAD /for-now', 'HEAD /found']],
  ['/get-only', 'sound', '200', ['HEAD /get-only', 'GET /get-only']],
  ['/nowhere', 'gone', '404', ['HEAD /nowhere', 'GET /nowhere']],
  ['/members', 'refused', '403', ['HEAD /members', 'GET /members']],
])('%s is %s', async (path, outcome, detail, questions) => {
  const [finding] = await checkLinks([`${origin}${path}`], asking, () => {});
  expect(finding).toMatchObject({ outcome, detail: expect.stringContaining(detail) });
  expect(requests).toEqual(questions);
});

test('an illness that passes is waited for', async () => {
  const [finding] = await checkLinks([`${origin}/ill-twice`], asking, () => {});
  expect(finding?.outcome).toBe('sound');
  expect(waits.filter((wait) => wait > asking.pause)).toEqual([5_000, 30_000]);
});

test('a server that says nothing is left, and so is one that leads around', async () => {
  const urls = [`${origin}/silent`, `${origin}/around`];
  const findings = await checkLinks(urls, { ...asking, patience: 300 }, () => {});
  expect(findings.map(({ detail }) => detail)).toEqual([
    'more than 5 redirects',
    'no answer in time',
  ]);
});

test('where there is no server, the report says what went wrong', async () => {
  const closed = createServer().listen(0);
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const [finding] = await checkLinks([`http://127.0.0.1:${port}/`], asking, () => {});
  expect(finding).toMatchObject({ outcome: 'failed', detail: 'ECONNREFUSED' });
});

test('between two questions to one host there is a pause, and every question says who asks', async () => {
  await checkLinks([`${origin}/found`, `${origin}/for-now`], asking, () => {});
  expect(requests).toEqual(['HEAD /for-now', 'HEAD /found', 'HEAD /found']);
  expect(waits).toEqual([asking.pause, asking.pause]);
  expect([...agents]).toEqual([asking.userAgent]);
});
