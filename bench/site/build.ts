import { spawn } from 'node:child_process';
import { type Taken, watchProcess } from './watch-process.ts';

/** How long each step of a build took, in seconds, by the step's own name. */
export type BuildTimes = ReadonlyMap<string, number>;

/** What a build took. */
export interface BuildCost extends Taken {
  times: BuildTimes;
}

/** Builds a workspace with the project's own command, from nothing. Throws with its output if it fails. */
export async function buildSite(dir: string, saw: (line: string) => void): Promise<BuildCost> {
  const times = new Map<string, number>();
  const started = performance.now();
  const { code, output, taken } = await run(dir, (line) => {
    const [, step, seconds] = /^✓ (.+) \((\d+\.\d) s/.exec(line) ?? [];
    if (!step) return;
    times.set(step, Number(seconds));
    saw(line);
  });
  if (code !== 0) throw new Error(`the site was not built:\n${output.slice(-4000)}`);
  times.set('Build', (performance.now() - started) / 1000);
  return { times, ...taken };
}

function run(
  dir: string,
  onLine: (line: string) => void,
): Promise<{ code: number; output: string; taken: Taken }> {
  return new Promise((resolve, reject) => {
    const { CHV_OUT_DIR: _, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: dir, env });
    const watch = watchProcess(child.pid ?? 0);
    let output = '';
    let rest = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, taken: watch.stop() }));
  });
}
