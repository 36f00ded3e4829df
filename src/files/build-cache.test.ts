import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedBytes, removeStaleCache, removeUnused } from './build-cache.ts';

let folder: string;
let made: number;
const make = async () => Buffer.from(`made ${++made}`);
const keep = (madeFrom: readonly unknown[], fingerprint = 'code') =>
  cachedBytes('cards', madeFrom, make, { folder, fingerprint: Promise.resolve(fingerprint) });

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'kept-')), 'not', 'there');
  made = 0;
});
afterEach(() => rm(folder, { recursive: true }));

test('the same is made once', async () => {
  const first = await keep([Buffer.from('portrait'), { shape: 'wide' }]);
  expect(await keep([Buffer.from('portrait'), { shape: 'wide' }])).toEqual(first);
  expect(made).toBe(1);
});

test('another portrait, another order, another division and other code are made anew', async () => {
  await keep(['portrait', 'print']);
  await keep(['portrait!', 'print']);
  await keep(['portrait', 'web']);
  await keep(['portraitp', 'rint']);
  await keep([Buffer.from('"portrait"'), 'print']);
  await keep(['portrait', 'print'], 'other code');
  expect(made).toBe(6);
});

test('who asks while it is made waits for the same', async () => {
  const asked = [keep(['portrait']), keep(['portrait']), keep(['other'])];
  const [one, same] = await Promise.all(asked);
  expect(same).toEqual(one);
  expect(made).toBe(2);
});

test('what fails is not kept', async () => {
  const fail = () => Promise.reject(new Error('no picture'));
  const fingerprint = Promise.resolve('code');
  await keep(['other']);
  await expect(cachedBytes('cards', ['portrait'], fail, { folder, fingerprint })).rejects.toThrow(
    'no picture',
  );
  await keep(['portrait']);
  expect(await readdir(join(folder, 'code', 'cards'))).toHaveLength(2);
});

test('what old code made is forgotten, and a folder that is not there yet is no problem', async () => {
  await removeStaleCache(folder, Promise.resolve('code'));
  await keep(['portrait'], 'old code');
  await keep(['portrait']);
  await removeStaleCache(folder, Promise.resolve('code'));
  expect(await readdir(folder)).toEqual(['code']);
});

test('what nobody asked for in this run is forgotten', async () => {
  await keep(['portrait']);
  await writeFile(join(folder, 'code', 'cards', 'of-an-earlier-run'), 'card');
  await removeUnused(folder);
  expect(await readdir(join(folder, 'code', 'cards'))).toHaveLength(1);
  expect(await keep(['portrait'])).toEqual(Buffer.from('made 1'));
});
