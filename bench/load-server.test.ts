import { expect, test } from 'vitest';
import { reportIn } from './load-server.ts';

const quiet = `  Latency Distribution
     50%    8.13ms
     99%   31.02ms
  101433 requests in 10.02s, 1.10GB read
Requests/sec:  10123.45
`;

test('a quiet run', () => {
  expect(reportIn(quiet)).toEqual({
    perSecond: 10123.45,
    slowest: 31.02,
    socketErrors: 0,
    refused: 0,
  });
});

test('a run with problems', () => {
  const text = quiet
    .replace('31.02ms', '1.20s')
    .replace(
      'Requests/sec',
      '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 9\nRequests/sec',
    );
  expect(reportIn(text)).toMatchObject({ slowest: 1200, socketErrors: 7, refused: 9 });
});

test('anything else is no report', () => {
  expect(() => reportIn('unable to connect')).toThrow('unable to connect');
});
