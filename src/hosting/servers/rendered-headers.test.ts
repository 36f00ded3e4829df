import { expect, test } from 'vitest';
import { headersFor } from '../headers.ts';
import { matches } from '../path-pattern.ts';
import { renderedHeaders } from './rendered-headers.ts';

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
  'read header by header, %s gets what the table gives it',
  (path) => {
    const read = renderedHeaders().flatMap(({ name, everywhere, except }) => {
      const rule = except.find(({ on }) => matches(on, path));
      const value = rule ? rule.value : everywhere;
      return value === null ? [] : [[name, value]];
    });
    const { 'Content-Type': _, ...headers } = headersFor(path);
    expect(Object.fromEntries(read)).toEqual(headers);
  },
);
