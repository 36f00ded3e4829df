import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf, dropOddRange, readsBrotli } from './request.ts';

const asking = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

describe('an address', () => {
  test('is taken apart and decoded', () => {
    expect(addressOf('/speakers/jos%C3%A9?tags=heat%20wave')).toEqual({
      path: '/speakers/josé',
      query: '?tags=heat%20wave',
    });
  });

  test.each(['/%', '/%E0%A4%A', '/%zz', '*', '', 'http://other.example/'])(
    '%j is none',
    (target) => {
      expect(addressOf(target)).toBeUndefined();
    },
  );
});

describe('a range', () => {
  test.each(['bytes=0-', 'bytes=0-1', 'bytes=500-999'])('%s is served', (range) => {
    const request = asking({ range });
    dropOddRange(request);
    expect(request.headers.range).toBe(range);
  });

  test.each(['bytes=9-3', 'bytes=-5', 'bytes=0-0', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', ''])(
    '%j is answered with the whole file',
    (range) => {
      const request = asking({ range });
      dropOddRange(request);
      expect(request.headers.range).toBeUndefined();
    },
  );
});

test('brotli is sent to those who read it', () => {
  expect(readsBrotli(asking({ 'accept-encoding': 'gzip, deflate, br, zstd' }))).toBe(true);
  expect(readsBrotli(asking({ 'accept-encoding': 'br;q=0.5' }))).toBe(true);
  expect(readsBrotli(asking({ 'accept-encoding': 'gzip, br;q=0' }))).toBe(false);
  expect(readsBrotli(asking({}))).toBe(false);
});
