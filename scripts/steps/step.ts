import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Prints one line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints one line to the error output, and makes the command end with exit code 1. */
export function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

/** The result of a step: whether it ended well, and the text it printed. */
export interface Outcome {
  ok: boolean;
  output: string;
  /** The reason why it could not be done here; it has then neither passed nor failed. */
  notRun?: string;
}

/** The program file of each tool. It is started with this very Node, the same on every system. */
const programs = {
  astro: 'node_modules/astro/bin/astro.mjs',
  build: 'scripts/build.ts',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  checkContent: 'scripts/check-content.ts',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript-native/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

interface ToolRun {
  tool: keyof typeof programs;
  args: readonly string[];
  env?: Record<string, string>;
  /** Options for Node itself, such as `--max-old-space-size=2500`. */
  node?: readonly string[];
  /** Prints as the tool runs, for long runs; `output` is then empty. */
  live?: boolean;
  /** Ends the tool when it is aborted. */
  signal?: AbortSignal;
}

/** Runs a tool of the project to its end. Never rejects. */
export function runTool(run: ToolRun): Promise<Outcome> {
  const { tool, args, env, node = [], live = false, signal } = run;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...node, programs[tool], ...args], {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Numbers of tests. */
export interface Score {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
  /** Reads the step's own count of its tests; without one, the step itself counts as one. */
  count?: () => Promise<Score>;
}

/**
 * Runs a step, prints one line with its time, and its whole output if it failed. Resolves with its
 * score; a step that could not be done here has passed and failed no test. `started` is when the
 * step began, where that was before (`performance.now()`).
 */
export async function runStep(
  { name, run, count }: Step,
  started = performance.now(),
): Promise<Score> {
  const { ok, output, notRun } = await run();
  if (notRun) {
    say(`– ${name}: not run, ${notRun}`);
    return { passed: 0, failed: 0 };
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const score = withOutcome(ok, (await count?.()) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  const detail = count ? `, ${score.passed} passed, ${score.failed} failed` : '';
  say(`${score.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${detail})`);
  if (!ok && output) say(output.trimEnd());
  return score;
}

/** The scores of several steps as one. */
export function total(scores: readonly Score[]): Score {
  const sum: Score = { passed: 0, failed: 0 };
  for (const { passed, failed } of scores) {
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** A tool that ended badly without a failed test of its own has failed as a whole. */
function withOutcome(ok: boolean, { passed, failed }: Score): Score {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** A TCP port of this machine that no server listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
