import { describe, expect, test } from 'vitest';
import {
  frameAncestorsOf,
  headersFor,
  headersWithoutFile,
  matches,
  type PathPattern,
  regexOf,
  renderedHeaders,
} from './headers.ts';

describe('every answer', () => {
  test.each([
    ['a page', headersFor('/privacy', "default-src 'none'")],
    ['a redirect, which has no policy', headersFor('/')],
    ['a missing page', headersWithoutFile("default-src 'none'")],
  ])('of %s carries the headers of the whole site', (_, headers) => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
    });
    expect(headers['Permissions-Policy']).toContain('camera=()');
    expect(headers['Permissions-Policy']).toContain(
      'autoplay=(self "https://www.youtube-nocookie.com"), fullscreen=(self "https://www.youtube-nocookie.com")',
    );
  });
});

describe('the policy', () => {
  test('of a page is its own', () => {
    const headers = headersFor('/privacy', "default-src 'none'");
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'");
  });

  test('of a drawing lets nothing run', () => {
    const policy = headersFor('/_astro/amara-quill.abc.svg')['Content-Security-Policy'];
    expect(policy).toMatch(/script-src 'none'; sandbox/);
  });

  test('of a picture is not needed', () => {
    expect(headersFor('/_astro/x.webp')['Content-Security-Policy']).toBeUndefined();
  });
});

describe('keeping a copy', () => {
  test('is allowed for a year where the name holds a hash', () => {
    expect(headersFor('/_astro/x.abc.woff2')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('asks again for pages and other files', () => {
    expect(headersFor('/privacy')['Cache-Control']).toBe('no-cache');
    expect(headersFor('/sitemap-0.xml')['Cache-Control']).toBe('no-cache');
  });

  test('is refused where there is no such file', () => {
    expect(headersWithoutFile()['Cache-Control']).toBe('no-store');
  });
});

test('a file has the media type of its ending, text with its character set', () => {
  expect(headersFor('/x.ics')['Content-Type']).toBe('text/calendar; charset=utf-8');
  expect(headersFor('/x.woff2')['Content-Type']).toBe('font/woff2');
  expect(headersFor('/x.docx')['Content-Type']).toMatch(/wordprocessingml\.document$/);
  expect(headersFor('/x.xlsx')['Content-Type']).toMatch(/spreadsheetml\.sheet$/);
  expect(headersFor('/privacy')['Content-Type']).toBeUndefined();
});

describe('a page that is made for other sites', () => {
  test('may be framed anywhere, and no other page may', () => {
    const embed = headersFor('/embed/speaker/amara-quill');
    expect(embed).not.toHaveProperty('X-Frame-Options');
    expect(embed['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(frameAncestorsOf('/embed/speaker/amara-quill')).toBe('*');
    for (const path of ['/embed', '/', '/stories/embed/x']) {
      expect(frameAncestorsOf(path)).toBe("'none'");
      expect(headersFor(path)['X-Frame-Options']).toBe('DENY');
    }
  });

  test('is isolated, so that an isolated page may frame it', () => {
    const embed = headersFor('/embed/speaker/amara-quill');
    expect(embed['Cross-Origin-Embedder-Policy']).toBe('require-corp');
    expect(headersFor('/privacy')).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  });
});

describe('another site', () => {
  test.each([
    '/_astro/portrait.abc.avif',
    '/anywhere/film.webm',
    '/calendar.ics',
    '/data/x.json',
    '/recordings/two-fans.m4a',
    '/recordings/two-fans.vtt',
    '/stories/feed.xml',
  ])('may show the file %s in its pages', (path) => {
    expect(headersFor(path)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  test.each(['/', '/privacy', '/sw.js', '/calendar.ics', '/_astro/x.abc.woff2', '/embed/events'])(
    'may read %s, and learns its length, its parts and whether it has changed',
    (path) => {
      expect(headersFor(path)).toMatchObject({
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
      });
      expect(headersFor(path)).not.toHaveProperty('Access-Control-Allow-Credentials');
    },
  );

  test('may not load a page as it may an image or a recording', () => {
    expect(headersFor('/privacy')['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });
});

test('a page names the rules by which the next may be made ready, and they have their own type', () => {
  expect(headersFor('/privacy', "default-src 'none'")).toMatchObject({
    'Speculation-Rules': '"/next-page.speculationrules"',
  });
  expect(headersFor('/next-page.speculationrules')).toMatchObject({
    'Content-Type': 'application/speculationrules+json; charset=utf-8',
  });
});

test('the worker is asked for anew each time, reaches the whole site and asks nobody else', () => {
  expect(headersFor('/sw.js')).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'Service-Worker-Allowed': '/',
  });
});

test.each<[PathPattern, string, boolean]>([
  ['/*', '/', true],
  ['/*', '/stories/one', true],
  ['/embed/*', '/embed/events', true],
  ['/embed/*', '/embed', false],
  ['/embed/*', '/about/embed/x', false],
  ['*.svg', '/_astro/drawing.svg', true],
  ['*.svg', '/drawing.svg.html', false],
  ['*.svg', '/drawingsvg', false],
  ['/sw.js', '/sw.js', true],
  ['/sw.js', '/swxjs', false],
  ['/sw.js', '/old/sw.js', false],
])('%s and %s: %s, in the table and on every server', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
  expect(new RegExp(regexOf(pattern)).test(path)).toBe(expected);
});

test('the last rule that speaks of an address wins', () => {
  expect(
    renderedHeaders([
      { on: '/a/*', set: { X: 'lost' } },
      { on: '/*', set: { X: '1', Y: '1' } },
      { on: '/a/*', set: { X: '2' } },
      { on: '/a/b/*', set: { X: null, Z: '3' } },
    ]),
  ).toEqual([
    {
      name: 'X',
      everywhere: '1',
      except: [
        { on: '/a/b/*', value: null },
        { on: '/a/*', value: '2' },
      ],
    },
    { name: 'Y', everywhere: '1', except: [] },
    { name: 'Z', everywhere: null, except: [{ on: '/a/b/*', value: '3' }] },
  ]);
});

test.each(['/', '/privacy', '/embed/events', '/_astro/x.abc.svg', '/data/speakers.json'])(
  '%s gets the same headers from the rules and from the rendered headers of a server',
  (path) => {
    const rendered = renderedHeaders().flatMap(({ name, everywhere, except }) => {
      const rule = except.find(({ on }) => matches(on, path));
      const value = rule ? rule.value : everywhere;
      return value === null ? [] : [[name, value]];
    });
    const { 'Content-Type': _, ...headers } = headersFor(path);
    expect(Object.fromEntries(rendered)).toEqual(headers);
  },
);
