import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textVersion } from '#content/shown-versions.ts';
import { previewState } from './preview-state.ts';

const key = { kind: 'exchange', id: 'need-orchard-walkers' };
const path = 'exchange/need-orchard-walkers.yaml';
const sound = readFileSync(join('example', path), 'utf8');
const unfinished = sound.replace(/^title: .*$/m, 'title: ""');
const soundVersion = textVersion(sound);

let root: string;
let site: Server;
let origin: string;
/** The answers of the site: the version that it shows, and the status of its pages. */
let answers: { version: string | null; status: number };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'));
  await mkdir(join(root, 'content/exchange'), { recursive: true });
  site = createServer(({ url = '' }, response) => {
    const isVersion = url.startsWith('/@content-version/');
    response.statusCode = isVersion ? 200 : answers.status;
    response.end(isVersion ? JSON.stringify({ version: answers.version }) : 'A page');
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await rm(root, { recursive: true, force: true });
});

test.each([
  ['unsaved', undefined, { version: null, status: 404 }],
  ['coming', sound, { version: null, status: 404 }],
  ['coming', sound, { version: textVersion('older'), status: 200 }],
  ['none', unfinished, { version: null, status: 404 }],
  ['before', unfinished, { version: soundVersion, status: 200 }],
  ['missing', sound, { version: soundVersion, status: 404 }],
  ['failing', sound, { version: soundVersion, status: 500 }],
  ['shown', sound, { version: soundVersion, status: 200 }],
] as const)('the page is %s', async (state, text, answer) => {
  answers = answer;
  const file = join(root, 'content', path);
  if (text === undefined) await rm(file, { force: true });
  else await writeFile(file, text);
  expect(await previewState(root, key, origin)).toBe(state);
});

test('a site that does not answer is starting', async () => {
  await writeFile(join(root, 'content', path), sound);
  expect(await previewState(root, key, 'http://127.0.0.1:9')).toBe('starting');
  expect(await previewState(root, key, '')).toBe('starting');
});
