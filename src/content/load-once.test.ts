import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('in a build many ask and one reads, in development each reads anew', async () => {
  let reads = 0;
  const read = async () => ++reads;
  const once = loadOnce(read, true);
  expect(await Promise.all([once(), once()])).toEqual([1, 1]);
  const anew = loadOnce(read, false);
  expect([await anew(), await anew()]).toEqual([2, 3]);
});
