import { expect, test } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import { nginxMaps, nginxServer, nginxSite, pattern, quoted } from './nginx.ts';

test('a value cannot end its quotation or bring in a variable', () => {
  expect(quoted('a "b" \\')).toBe('"a \\"b\\" \\\\"');
  expect(() => quoted('$host')).toThrow('nginx cannot be told');
  expect(() => quoted('a\nb')).toThrow('nginx cannot be told');
  expect(() => pattern('a"b')).toThrow('nginx cannot be told');
});

test('pages made from one template share one policy', () => {
  const maps = nginxMaps(smallSite);
  expect(maps.match(/default-src 'none'; script-src 'self';/g)).toHaveLength(4);
  expect(maps).toContain('"/privacy.html" 1;');
});

test('every header is said once, for every answer', () => {
  const said = nginxServer(smallSite).match(/^add_header \S+/gm) ?? [];
  expect(new Set(said).size).toBe(said.length);
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
