import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { dropOddRange, readsBrotli, requestAddress, siteServer } from './site-server.ts';
import { type Answer, ask } from './testing/ask.ts';

const words = 'Health is where climate change is felt. '.repeat(40);
const page = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>a{}</style></head><body>${words}</body></html>`;

const files = {
  'index.html': page('Home'),
  'privacy.html': page('Privacy'),
  '404.html': page('Missing'),
  'about/about-us.html': page('About'),
  'speakers/directory.html': page('Speakers'),
  'speakers/profile/amara-quill.html': page('Dr. Quill'),
  'speakers/profile/404.html': page('No speaker'),
  '_astro/x.abc.js': `export const words = '${words}';`,
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'voice.mp3': '0123456789',
  'two-fans.opus': words,
  'two-fans.m4a': words,
  'two-fans.webm': words,
  'two-fans.mp4': words,
  '.secret': 'not for you',
};

let root: string;
let server: Server;
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

async function buildInto(dir: string) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(dir, name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  await precompress(dir);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await buildInto(join(root, 'dist'));
  server = siteServer(join(root, 'dist'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  get = (path, headers, method) => ask({ port, path, headers, method });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true });
});

describe('a page', () => {
  test('is found without an ending, with its character set', async () => {
    const { status, headers, text } = await get('/privacy');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(text).toContain('<title>Privacy</title>');
  });

  test('brings its own policy, and hides what serves it', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('comes as small as the browser can read', async () => {
    const plain = await get('/privacy');
    const gzip = await get('/privacy', { 'accept-encoding': 'gzip' });
    const brotli = await get('/privacy', { 'accept-encoding': 'gzip, br' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect([gzip.text, brotli.text]).toEqual([plain.text, plain.text]);
    expect(brotli.length).toBeLessThan(plain.length);
  });

  test('is not sent twice while it is the same, and keeps its headers then', async () => {
    const { headers: first } = await get('/privacy');
    const { status, headers } = await get('/privacy', { 'if-none-match': String(first.etag) });
    expect(status).toBe(304);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('can be asked for its headers alone', async () => {
    const whole = await get('/privacy');
    const { status, headers, length } = await get('/privacy', {}, 'HEAD');
    expect(status).toBe(200);
    expect(length).toBe(0);
    expect(headers['content-length']).toBe(String(whole.length));
  });
});

describe('a file', () => {
  test('is sent in parts to a player', async () => {
    const { status, headers, text } = await get('/voice.mp3', { range: 'bytes=2-4' });
    expect([status, headers['content-range'], text]).toEqual([206, 'bytes 2-4/10', '234']);
  });

  test.each(['bytes=9-3', 'bytes=-5', 'bytes=x'])(
    'survives the range %s and is sent whole',
    async (range) => {
      const { status, text } = await get('/voice.mp3', { range });
      expect([status, text]).toEqual([200, '0123456789']);
    },
  );

  test.each([
    ['opus', 'audio/ogg'],
    ['m4a', 'audio/mp4'],
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
  ])('of a recording that ends in .%s is sent as %s and never compressed', async (ending, type) => {
    const { headers, length } = await get(`/two-fans.${ending}`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBeUndefined();
    expect(length).toBe(words.length);
  });

  test('of drawing lets nothing run', async () => {
    const { headers } = await get('/drawing.svg');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('with a hash in its name may be kept', async () => {
    const { headers } = await get('/_astro/x.abc.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

describe('an old address', () => {
  test.each([
    ['/about', '/about/about-us'],
    ['/speakers/amara-quill?from=card', '/speakers/profile/amara-quill?from=card'],
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
  ])('%s leads to %s for good', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, target]);
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('a missing address', () => {
  test.each([
    ['/nowhere', 'Missing'],
    ['/_astro/gone.js', 'Missing'],
    ['/_astro', 'Missing'],
    ['/speakers/profile/nobody', 'No speaker'],
    ['/404', 'Missing'],
    ['/speakers/profile/404.html', 'No speaker'],
    ['/privacy.html.br', 'Missing'],
    ['/.secret', 'Missing'],
    ['/../../etc/passwd', 'Missing'],
    ['/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'Missing'],
    ['/%00', 'Missing'],
  ])('%s says so with status 404', async (path, title) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(text).toContain(`<title>${title}</title>`);
  });

  test('is compressed as well, and has no body for HEAD', async () => {
    const brotli = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.text).toContain('Missing');
    expect((await get('/nowhere', {}, 'HEAD')).length).toBe(0);
  });
});

test('what cannot be read is refused and breaks nothing', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
  const { status, headers } = await get('/privacy', {}, 'POST');
  expect([status, headers.allow, headers['x-frame-options']]).toEqual([405, 'GET, HEAD', 'DENY']);
  expect((await get('/privacy')).status).toBe(200);
});

test.each(['/voice.mp3', '/privacy', '/about', '/nowhere'])(
  'a script of another site that asks about %s in advance may read it',
  async (path) => {
    const { status, headers, length } = await get(path, { origin: 'https://a.example' }, 'OPTIONS');
    expect([status, length]).toEqual([204, 0]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
    });
  },
);

test.each([
  ['in parts', { range: 'bytes=2-4' }, 206],
  ['whole', {}, 200],
])('a recording that is read %s is open to players of other sites', async (_, range, expected) => {
  const { status, headers } = await get('/voice.mp3', range);
  expect(status).toBe(expected);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a file that a build takes away while it is asked for ends its own answer only', async () => {
  await rm(join(root, 'dist', 'two-fans.opus'));
  await expect(get('/two-fans.opus')).rejects.toThrow('socket hang up');
  expect((await get('/privacy')).status).toBe(200);
});

test('a new build is served at once', async () => {
  await buildInto(join(root, 'next'));
  await writeFile(join(root, 'next', 'fresh.html'), page('Fresh'));
  await rename(join(root, 'dist'), join(root, 'last'));
  await rename(join(root, 'next'), join(root, 'dist'));
  const { status, text } = await get('/fresh');
  expect(status).toBe(200);
  expect(text).toContain('Fresh');
});

const requestWith = (headers: Record<string, string>) =>
  ({ headers }) as unknown as IncomingMessage;

describe('an address', () => {
  test('is taken apart and decoded', () => {
    expect(requestAddress('/speakers/jos%C3%A9?tags=heat%20wave')).toEqual({
      path: '/speakers/josé',
      query: '?tags=heat%20wave',
    });
  });

  test.each(['/%', '/%E0%A4%A', '/%zz', '*', '', 'http://other.example/'])(
    '%j is none',
    (target) => {
      expect(requestAddress(target)).toBeUndefined();
    },
  );
});

describe('a range', () => {
  test.each(['bytes=0-', 'bytes=0-1', 'bytes=500-999'])('%s is served', (range) => {
    const request = requestWith({ range });
    dropOddRange(request);
    expect(request.headers.range).toBe(range);
  });

  test.each(['bytes=9-3', 'bytes=-5', 'bytes=0-0', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', ''])(
    '%j is answered with the whole file',
    (range) => {
      const request = requestWith({ range });
      dropOddRange(request);
      expect(request.headers.range).toBeUndefined();
    },
  );
});

test('brotli is sent to those who read it', () => {
  expect(readsBrotli(requestWith({ 'accept-encoding': 'gzip, deflate, br, zstd' }))).toBe(true);
  expect(readsBrotli(requestWith({ 'accept-encoding': 'br;q=0.5' }))).toBe(true);
  expect(readsBrotli(requestWith({ 'accept-encoding': 'gzip, br;q=0' }))).toBe(false);
  expect(readsBrotli(requestWith({}))).toBe(false);
});
