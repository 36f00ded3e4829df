import { expect, test } from 'vitest';
import { namedParts, scriptsWithImports, workingParts } from './page-parts.ts';

const page = `<link rel="preload" href="/_astro/font.A1.woff2"><script type="module" src="/_astro/shell.B2.js"></script>
  <img src="/_astro/face.C3.svg" srcset="/_astro/face-2.D4.webp 2x">
  <astro-island component-url="/_astro/Island.E5.js" renderer-url="/_astro/client.F6.js"></astro-island>
  <style>a{background:url(/_astro/late.G7.woff2)}</style><a href="/media">Media</a>`;
const scripts: Record<string, string> = {
  '/_astro/shell.B2.js': 'import{a}from"./shared.H8.js";const d=()=>import("./desk.I9.js");',
  '/_astro/shared.H8.js': 'import"./base.J1.js";',
  '/_astro/base.J1.js': 'export{}',
  '/_astro/desk.I9.js': 'const m=["_astro/react.K2.js","_astro/desk.css"];',
  '/_astro/react.K2.js': '',
};
const read = (path: string) => scripts[path] ?? '';

test('a page needs its scripts, islands and fonts to work, and no picture', () => {
  expect(workingParts(page)).toEqual([
    '/_astro/font.A1.woff2',
    '/_astro/shell.B2.js',
    '/_astro/Island.E5.js',
    '/_astro/client.F6.js',
  ]);
});

test('the parts a page names are these and its pictures, without those of a srcset or a style', () => {
  expect(namedParts(page)).toEqual([
    '/_astro/font.A1.woff2',
    '/_astro/shell.B2.js',
    '/_astro/face.C3.svg',
    '/_astro/Island.E5.js',
    '/_astro/client.F6.js',
  ]);
});

test('imports are followed to their end: at once, or with what waits for a press', () => {
  const start = ['/_astro/shell.B2.js'];
  const atOnce = [...start, '/_astro/shared.H8.js', '/_astro/base.J1.js'];
  expect(scriptsWithImports(start, read, 'static')).toEqual(atOnce);
  expect(new Set(scriptsWithImports(start, read, 'all'))).toEqual(
    new Set([...atOnce, '/_astro/desk.I9.js', '/_astro/react.K2.js']),
  );
});
