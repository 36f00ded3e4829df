import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearLeftOvers, FileTrouble, removeFile, writeWhole } from './write-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'written-'));
  path = join(folder, 'amara-quill.md');
  await fs.writeFile(path, 'old', { mode: 0o640 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await fs.chmod(folder, 0o755);
  await fs.rm(folder, { recursive: true });
});

const contents = async () => ({
  names: await fs.readdir(folder),
  text: await fs.readFile(path, 'utf8'),
});
const asBefore = { names: ['amara-quill.md'], text: 'old' };

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

test('a file is written whole, keeps its permissions, and makes its folder', async () => {
  await writeWhole(path, 'new');
  expect(await contents()).toEqual({ names: ['amara-quill.md'], text: 'new' });
  expect((await fs.stat(path)).mode & 0o777).toBe(0o640);
  await writeWhole(join(folder, 'stories/a.md'), 'first');
  expect(await fs.readFile(join(folder, 'stories/a.md'), 'utf8')).toBe('first');
});

describe('the old file stays, and a sentence says what to do', () => {
  test.each([
    ['ENOSPC', /disk of this computer is full.*“written-\w+\/amara-quill\.md”.*Make room/],
    ['EDQUOT', /is full/],
    ['EIO', /could not be read or written/],
    ['EWHATEVER', /could not be written \(EWHATEVER\)/],
  ])('where the disk says %s in the middle', async (code, words) => {
    const open = fs.open;
    vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const handle = await open(...args);
      vi.spyOn(handle, 'writeFile').mockImplementation(async () => {
        await handle.write('ne');
        throw failure(code);
      });
      return handle;
    });
    syncBuiltinESMExports();
    const writing = writeWhole(path, 'new');
    await expect(writing).rejects.toThrow(FileTrouble);
    await expect(writing).rejects.toThrow(words);
    await expect(writing).rejects.toThrow('Nothing was lost: the file is as it was before.');
    expect(await contents()).toEqual(asBefore);
  });

  test('where the new name is refused at the end', async () => {
    vi.spyOn(fs, 'rename').mockRejectedValue(failure('EBUSY'));
    syncBuiltinESMExports();
    await expect(writeWhole(path, 'new')).rejects.toThrow(/Another program has .* open/);
    expect(await contents()).toEqual(asBefore);
  });

  test('where the file is read-only', async () => {
    await fs.chmod(path, 0o444);
    await expect(writeWhole(path, 'new')).rejects.toThrow(/marked as read-only/);
    await expect(removeFile(path)).rejects.toThrow(/marked as read-only/);
    expect(await contents()).toEqual(asBefore);
  });

  test('where the folder is read-only', async () => {
    await fs.chmod(folder, 0o555);
    await expect(writeWhole(path, 'new')).rejects.toThrow(/marked as read-only/);
    await expect(removeFile(path)).rejects.toThrow(/marked as read-only/);
    expect(await contents()).toEqual(asBefore);
  });

  test('where a folder has the name of the file', async () => {
    await fs.mkdir(join(folder, 'a.md'));
    await expect(writeWhole(join(folder, 'a.md'), 'new')).rejects.toThrow(/Something else has/);
  });
});

test('what a crash left is cleared, what somebody still writes is not', async () => {
  const mine = `.${process.pid}-1.writing`;
  await fs.writeFile(join(folder, '.999999999-1.writing'), 'half');
  await fs.writeFile(join(folder, mine), 'half');
  await clearLeftOvers(folder);
  expect(await fs.readdir(folder)).toEqual([mine, 'amara-quill.md']);
});
