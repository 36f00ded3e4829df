import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { securityPolicyFor } from '#hosting/security-policy.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';

const pages = builtPages();
const problemsOf = (judge: (html: string) => boolean) =>
  pages.filter(({ html }) => judge(html)).map(({ file }) => file);

test('every page carries the policy that fits its own scripts and styles', () => {
  const written = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
  const wrong = problemsOf((html) => {
    const [tag = '', policy] = written.exec(html) ?? [];
    return policy !== securityPolicyFor(html.replace(tag, '')).meta;
  });
  expect(wrong).toEqual([]);
});

test('the policy in the page leaves framing to the header', () => {
  expect(problemsOf((html) => html.includes('frame-ancestors'))).toEqual([]);
});

test('no page has style or event attributes, or addresses that run', () => {
  const inTag = (attribute: string) => new RegExp(`<[a-z][^<>]*\\s(${attribute})=["']`, 'i');
  const outsideScripts = (html: string) =>
    html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  expect.soft(problemsOf((html) => inTag('style').test(outsideScripts(html)))).toEqual([]);
  expect.soft(problemsOf((html) => inTag('on[a-z]+').test(outsideScripts(html)))).toEqual([]);
  expect.soft(problemsOf((html) => /["'\s(]javascript:/i.test(html))).toEqual([]);
});

test('the order of the style layers is the first thing a page says about style', () => {
  const order = /<style[^>]*>\s*@layer reset, base, components, overrides;\s*<\/style>/;
  const wrong = problemsOf((html) => {
    const first = html.search(/<style|<link[^>]*stylesheet/);
    return first < 0 || html.slice(first).search(order) !== 0;
  });
  expect(wrong).toEqual([]);
});

test('nothing is shipped that is not for visitors', () => {
  expect(builtFiles('**/*.{map,ts,tsx,astro,md}')).toEqual([]);
});

test('every text file has a brotli and a gzip copy', () => {
  const files = new Set(builtFiles('**/*'));
  const texts = builtFiles('**/*.{html,css,js,svg,xml,json,txt,csv}').filter(
    (file) => readFileSync(join(outDir, file)).length >= 512,
  );
  expect(texts.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});
