import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashedPartsIn, keepFiles } from './keep-files.ts';
import type { KeptFile } from './worker-manifest.ts';

const stores = new Map<string, Map<string, Response>>();
const storage = {
  keys: async () => [...stores.keys()],
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return { put: async (url: string, answer: Response) => void store.set(url, answer) };
  },
  match: async (url: string, { cacheName }: { cacheName: string }) =>
    stores.get(cacheName)?.get(url),
  delete: async (name: string) => stores.delete(name),
};
const file = (url: string, text: string): KeptFile => ({
  url,
  bytes: text.length,
  tier: 'core',
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});
/** An answer as it comes from this origin, which only a browser can make. */
const basic = (text: string, status = 200) =>
  Object.defineProperty(new Response(text, { status }), 'type', { value: 'basic' });
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  stores.clear();
  network.mockReset().mockImplementation(async (url) => basic(`new ${url}`));
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

test('every file is kept, asked for by its hash and without a redirect', async () => {
  const progress: number[] = [];
  const files = ['/a', '/b'].map((url) => file(url, `new ${url}`));
  await keepFiles(files, 'voices-core-r2', (kept) => progress.push(kept));
  expect([...(stores.get('voices-core-r2')?.keys() ?? [])]).toEqual(['/a', '/b']);
  expect(progress).toEqual([1, 2]);
  expect(network).toHaveBeenCalledWith('/a', {
    integrity: files[0]?.integrity,
    cache: 'no-cache',
    redirect: 'error',
  });
});

test('what has not changed is taken from the last release', async () => {
  stores.set(
    'voices-core-r1',
    new Map([
      ['/a', basic('same')],
      ['/b', basic('old')],
    ]),
  );
  await keepFiles([file('/a', 'same'), file('/b', 'new /b')], 'voices-core-r2');
  expect(network.mock.calls.map(([url]) => url)).toEqual(['/b']);
  expect(await stores.get('voices-core-r2')?.get('/b')?.text()).toBe('new /b');
});

test.each([
  ['is missing', async () => basic('', 404)],
  ['is of another release', () => Promise.reject(new TypeError('integrity'))],
])('a release of which one file %s is not kept at all', async (_, answer) => {
  network.mockImplementation(async (url) => (url === '/b' ? answer() : basic('a')));
  const files = ['/a', '/b'].map((url) => file(url, url));
  await expect(keepFiles(files, 'voices-core-r2')).rejects.toThrow();
  expect(stores.has('voices-core-r2')).toBe(false);
});

test('the parts of a page are what it names in attributes, each once', () => {
  const html = `<link href="/_astro/a.B1.woff2"><script src="/_astro/x.astro_lang.C2.js"></script>
    <img src="/_astro/p.D3.webp" srcset="/_astro/p.D3.webp 320w, /_astro/p@2.E4.webp 640w">
    <style>@font-face{src:url(/_astro/late.F5.woff2)}</style><a href="/stories">`;
  expect(hashedPartsIn(html)).toEqual([
    '/_astro/a.B1.woff2',
    '/_astro/x.astro_lang.C2.js',
    '/_astro/p.D3.webp',
    '/_astro/p@2.E4.webp',
  ]);
});
