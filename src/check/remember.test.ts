import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTurn, remember } from './remember.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remember-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a file, and waits until it is no longer young. */
async function written(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  await setTimeout(80);
  return file;
}

test('A file is read again only once it has changed, even to the same length and day', async () => {
  const file = await written('a.jpg', 'one');
  const read = vi.fn(async () => 'found');
  await remember('picture', [file], read);
  expect(await remember('picture', [file], read)).toBe('found');
  expect(read).toHaveBeenCalledTimes(1);
  await remember('size', [file], read);
  expect(read).toHaveBeenCalledTimes(2);

  await written('a.jpg', 'two');
  await utimes(file, new Date(0), new Date(0));
  await remember('picture', [file], read);
  expect(read).toHaveBeenCalledTimes(3);
});

test('A file that was written a moment ago is read again', async () => {
  const file = join(folder, 'b.jpg');
  await writeFile(file, 'one');
  const read = vi.fn(async () => 'found');
  await remember('picture', [file], read);
  await remember('picture', [file], read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('A reading that failed is made again, and a file that is not there rejects', async () => {
  const file = await written('c.jpg', 'one');
  const failing = async () => {
    throw new Error('unreadable');
  };
  await expect(remember('picture', [file], failing)).rejects.toThrow('unreadable');
  expect(await remember('picture', [file], async () => 'found')).toBe('found');
  await expect(remember('picture', [join(folder, 'no.jpg')], failing)).rejects.toThrow('ENOENT');
});

test('Acts in turn never run side by side, and one that fails does not stop the next', async () => {
  const steps: string[] = [];
  const act = (name: string) => async () => {
    steps.push(`${name} begins`);
    await setTimeout(5);
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
  const all = await Promise.allSettled([inTurn(act('a')), inTurn(act('b'))]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
