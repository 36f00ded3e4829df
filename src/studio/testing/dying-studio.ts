import childProcess from 'node:child_process';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the studio by a test (`node --import`): ends the process, as a crash would, at the
 * moment that `DIE_AT` names, which is `rename:2 before` for the second renaming or `git
 * update-ref:1 after` for the first such command of git.
 */
const [, what = '', turn = '1', side = 'before'] =
  /^(.*?):(\d+) (before|after|middle)$/.exec(process.env['DIE_AT'] ?? '') ?? [];
let count = 0;

/** Whether the act that is asked for is the one at which the process ends. */
function isTheOne(act: string): boolean {
  if (act !== what || process.env['DIE_AT'] === undefined) return false;
  count += 1;
  return count === Number(turn);
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

const { open, rename, rm, link } = fs;
fs.rename = async (...args) => {
  const isNow = isTheOne('rename');
  if (isNow && side === 'before') die();
  await rename(...args);
  if (isNow) die();
};
fs.link = async (...args) => {
  const isNow = isTheOne('link');
  if (isNow && side === 'before') die();
  await link(...args);
  if (isNow) die();
};
fs.rm = async (...args) => {
  const isNow = !String(args[0]).endsWith('.writing') && isTheOne('rm');
  if (isNow && side === 'before') die();
  await rm(...args);
  if (isNow) die();
};
fs.open = async (...args) => {
  const handle = await open(...args);
  if (args[1] === 'wx' && isTheOne('write')) {
    await handle.write('---\nname: Ha');
    die();
  }
  return handle;
};

const { execFile } = childProcess;
// biome-ignore lint/suspicious/noExplicitAny: each of its forms is handed on as it came.
childProcess.execFile = ((file: string, args: string[], options: object, done: any) => {
  const isNow = file === 'git' && args.some((arg) => isTheOne(`git ${arg}`));
  if (isNow && side === 'before') die();
  return execFile(file, args, options, (...results: unknown[]) => {
    if (isNow) die();
    done(...results);
  });
}) as unknown as typeof execFile;
syncBuiltinESMExports();
