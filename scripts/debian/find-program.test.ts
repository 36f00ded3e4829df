import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from './find-program.ts';

test('the program is found in the folders of the path, or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'path-'));
  try {
    const path = ['/no/such/folder', folder].join(delimiter);
    expect(findProgram('chv-program', path)).toBeUndefined();
    await writeFile(join(folder, 'chv-program'), '', { mode: 0o755 });
    expect(findProgram('chv-program', path)).toBe(join(folder, 'chv-program'));
    expect(findProgram('chv-program', '')).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
  }
});
