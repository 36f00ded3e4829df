import { execFile } from 'node:child_process';

/** What npm answered. */
export interface NpmAnswer {
  ok: boolean;
  output: string;
}

/** Asks the npm that started this command, or the one on the path. Never throws; a silent npm has answered nothing. */
export function npm(args: readonly string[], timeout = 30_000): Promise<NpmAnswer> {
  const own = process.env['npm_execpath'];
  const [program, ...before] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  return new Promise((resolve) => {
    execFile(
      program ?? 'npm',
      [...before, ...args],
      { timeout, maxBuffer: 64 * 1024 * 1024 },
      (fault, output) => resolve({ ok: fault === null, output }),
    );
  });
}
