import { expect, test } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import { nginxMaps, nginxRegex, nginxServer, nginxSite, quoteForNginx } from './nginx.ts';

test('a value cannot end its quotation or bring in a variable', () => {
  expect(quoteForNginx('a "b" \\')).toBe('"a \\"b\\" \\\\"');
  expect(() => quoteForNginx('$host')).toThrow('nginx cannot be told');
  expect(() => quoteForNginx('a\nb')).toThrow('nginx cannot be told');
  expect(() => nginxRegex('a"b')).toThrow('nginx cannot be told');
});

test('pages made from one template share one policy', () => {
  const maps = nginxMaps(smallSite);
  expect(maps.match(/default-src 'none'; script-src 'self';/g)).toHaveLength(4);
  expect(maps).toContain('"/privacy.html" 1;');
});

test('every header is said once, for every answer', () => {
  const headerNames = nginxServer(smallSite).match(/^add_header \S+/gm) ?? [];
  expect(new Set(headerNames).size).toBe(headerNames.length);
  expect(nginxServer(smallSite)).not.toMatch(/^add_header (?!.* always;$)/m);
});

test('HTTP leads to HTTPS on the port that is asked', () => {
  const place = { domain: 'a.example', release: '/r', certificate: '/c', key: '/k' };
  expect(nginxSite({ ...place, http: '80', https: '443' })).toContain(
    'return 301 https://a.example$request_uri;',
  );
  expect(nginxSite({ ...place, http: '[::1]:8080', https: '127.0.0.1:8443' })).toContain(
    'return 301 https://a.example:8443$request_uri;',
  );
});
