import { spawn } from 'node:child_process';
import { watchMemory } from './peak-memory.ts';

/** How long each step of a build took, in seconds, by the step's own name. */
export type BuildTimes = ReadonlyMap<string, number>;

/** What a build took. */
export interface BuildCost {
  times: BuildTimes;
  /** The most memory it held, in bytes; undefined where the system does not tell. */
  memory: number | undefined;
}

/** Builds a workspace with the project's own command, from nothing. Throws with its output if it fails. */
export async function buildSite(dir: string, saw: (line: string) => void): Promise<BuildCost> {
  const times = new Map<string, number>();
  const started = performance.now();
  const { code, output, memory } = await run(dir, (line) => {
    const [, step, seconds] = /^✓ (.+) \((\d+\.\d) s/.exec(line) ?? [];
    if (!step) return;
    times.set(step, Number(seconds));
    saw(line);
  });
  if (code !== 0) throw new Error(`the site was not built:\n${output.slice(-4000)}`);
  times.set('Build', (performance.now() - started) / 1000);
  return { times, memory };
}

function run(
  dir: string,
  onLine: (line: string) => void,
): Promise<{ code: number; output: string; memory: number | undefined }> {
  return new Promise((resolve, reject) => {
    const { CHV_OUT_DIR: _, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: dir, env });
    const watch = watchMemory(child.pid ?? 0);
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
    child.on('close', (code) => resolve({ code: code ?? 1, output, memory: watch.stop() }));
  });
}
