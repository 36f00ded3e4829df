import { describe, expect, test, vi } from 'vitest';
import { keptPage, missingPage, withNote } from './stand-ins.ts';

const note: Parameters<typeof withNote>[1] = {
  lang: 'en',
  label: 'Kept copy',
  text: 'From "May".',
  href: '/offline',
  link: 'What is kept',
};
const noteHtml =
  '<aside class="kept-note" lang="en" aria-label="Kept copy"><p>From &quot;May&quot;. <a href="/offline">What is kept</a></p></aside>';
const htmlWithNote = async (html: string, words = note) =>
  (await withNote(new Response(html), words)).text();

test.each([
  [
    '<body><header></header><main id="main">x</main>',
    `<body><header></header>${noteHtml}<main id="main">x</main>`,
  ],
  ['<body class="a"><p>x</p>', `<body class="a">${noteHtml}<p>x</p>`],
  ['plain text', 'plain text'],
])('%s', async (html, expected) => {
  expect(await htmlWithNote(html)).toBe(expected);
});

test('what an address says is text and nothing else', async () => {
  const hostile = { ...note, text: '/<script>alert(1)</script>$&', href: '/"><img>$&' };
  expect(await htmlWithNote('<main>', hostile)).toBe(
    '<aside class="kept-note" lang="en" aria-label="Kept copy"><p>/&lt;script&gt;alert(1)&lt;/script&gt;$&amp; <a href="/&quot;&gt;&lt;img&gt;$&amp;">What is kept</a></p></aside><main>',
  );
});

test('a page with a note keeps its policy and drops what told of its bytes', async () => {
  const page = new Response('<main>', {
    headers: {
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      etag: 'x',
    },
  });
  const changed = await withNote(page, note, 503);
  expect(changed.status).toBe(503);
  expect(changed.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(changed.headers.get('content-encoding')).toBeNull();
  expect(changed.headers.get('etag')).toBeNull();
});

describe('a note is in the language of its page', () => {
  const own = (name: string) => ({
    label: name,
    kept: `${name} {when}`,
    undated: name,
    more: name,
    missing: `${name} {path}`,
    again: name,
    last: name,
  });
  const words = { en: own('Kept'), es: own('Guardada') };
  const html = { headers: { 'content-type': 'text/html' } };

  test.each([
    ['/now', 'lang="en" aria-label="Kept"'],
    ['/es/ahora', 'lang="es" aria-label="Guardada"'],
    ['/essays', 'lang="en" aria-label="Kept"'],
  ])('%s: %s', async (path, expected) => {
    const copy = new Response('<main>', html);
    const page = await keptPage(copy, `https://voices.example${path}`, words);
    expect(await page.text()).toContain(expected);
  });

  test('also where the page is not kept', async () => {
    vi.stubGlobal('caches', { keys: async () => [], match: async () => undefined });
    const page = await missingPage('https://voices.example/es/ahora', words);
    expect(await page.text()).toBe('Guardada /es/ahora Guardada\n');
    vi.unstubAllGlobals();
  });
});
