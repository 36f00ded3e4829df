import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptBytes } from './kept-bytes.ts';

let folder: string;
let made: number;
const make = async () => Buffer.from(`made ${++made}`);

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'kept-')), 'not', 'there');
  made = 0;
});
afterEach(() => rm(folder, { recursive: true }));

test('the same is made once', async () => {
  const first = await keptBytes(folder, [Buffer.from('portrait'), 'print'], make);
  expect(await keptBytes(folder, [Buffer.from('portrait'), 'print'], make)).toEqual(first);
  expect(made).toBe(1);
});

test('another portrait, another order and another division are made anew', async () => {
  await keptBytes(folder, ['portrait', 'print'], make);
  await keptBytes(folder, ['portrait!', 'print'], make);
  await keptBytes(folder, ['portrait', 'web'], make);
  await keptBytes(folder, ['portraitp', 'rint'], make);
  expect(made).toBe(4);
});

test('what fails is not kept', async () => {
  const fail = () => Promise.reject(new Error('no picture'));
  await keptBytes(folder, ['other'], make);
  await expect(keptBytes(folder, ['portrait'], fail)).rejects.toThrow('no picture');
  await keptBytes(folder, ['portrait'], make);
  expect(await readdir(folder)).toHaveLength(2);
});
