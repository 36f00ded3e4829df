import { expect, test } from 'vitest';
import { partsOf } from './keep-open-pages.ts';

test('the parts of a page are what it names in attributes, each once', () => {
  const html = `<link href="/_astro/a.B1.woff2"><script src="/_astro/x.astro_lang.C2.js"></script>
    <img src="/_astro/p.D3.webp" srcset="/_astro/p.D3.webp 320w, /_astro/p@2.E4.webp 640w">
    <style>@font-face{src:url(/_astro/late.F5.woff2)}</style><a href="/stories">`;
  expect(partsOf(html)).toEqual([
    '/_astro/a.B1.woff2',
    '/_astro/x.astro_lang.C2.js',
    '/_astro/p.D3.webp',
    '/_astro/p@2.E4.webp',
  ]);
});
