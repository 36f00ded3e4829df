import { describe, expect, test } from 'vitest';
import { headersFor } from '../headers.ts';
import { hostHeaders, onCloudflare, onNetlify } from '../testing/platform-headers.ts';
import { smallSite } from '../testing/small-site.ts';
import { cloudflareHeaders, netlifyHeaders, objectsFile, redirectsFile } from './platforms.ts';

const addresses = [...smallSite.pages.map(({ path }) => path), ...smallSite.files].filter(
  (path) => !path.endsWith('.html') && !path.endsWith('/404'),
);

describe.each([
  ['Cloudflare', cloudflareHeaders(smallSite), onCloudflare],
  ['Netlify', netlifyHeaders(smallSite), onNetlify],
] as const)('on %s', (_, text, matching) => {
  test.each(addresses)('%s gets the headers of the table, each once', (path) => {
    const { 'Content-Security-Policy': policy = '', ...headers } = hostHeaders(
      text,
      matching,
      path,
    );
    const { 'Content-Type': _type, Vary: _vary, ...table } = headersFor(path);
    const { 'Content-Security-Policy': drawing, ...expected } = table;
    expect(headers).toEqual(expected);
    if (drawing) expect(policy.split(', ')).toContain(drawing);
  });

  test('nobody may frame a page but those that are made for it', () => {
    const framing = (path: string) =>
      hostHeaders(text, matching, path)['Content-Security-Policy']?.match(
        /frame-ancestors [^;,]+/g,
      );
    expect(framing('/privacy')).toEqual(["frame-ancestors 'none'"]);
    expect(framing('/embed/events')).toEqual(['frame-ancestors *']);
    expect(hostHeaders(text, matching, '/embed/events')).not.toHaveProperty('X-Frame-Options');
  });

  test('the policy for all leaves scripts and styles to each page', () => {
    const policy = hostHeaders(text, matching, '/')['Content-Security-Policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/default-src|script-src|style-src|sha256/);
  });
});

test('old addresses lead on, and a missing speaker has a page of its own', () => {
  expect(redirectsFile(smallSite).trim().split('\n')).toEqual([
    '/about /about/about-us 301',
    '/speakers /speakers/directory 301',
    '/speakers/amara-quill /speakers/profile/amara-quill 301',
    '/speakers/profile/* /speakers/profile/404 404',
  ]);
});

test('an object store gets pages under their addresses, and old addresses as such', () => {
  const lines = objectsFile(smallSite).split('\n');
  expect(lines).toContain('privacy\tprivacy.html\ttext/html; charset=utf-8\tno-cache\t');
  expect(lines).toContain('index.html\tindex.html\ttext/html; charset=utf-8\tno-cache\t');
  expect(lines).toContain('about\t-\ttext/html; charset=utf-8\tno-cache\tabout/about-us');
});
