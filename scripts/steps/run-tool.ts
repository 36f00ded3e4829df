import { spawn } from 'node:child_process';

/** What a tool printed, and whether it was content. */
export interface Outcome {
  ok: boolean;
  output: string;
  /** Why it could not be done here; it has then neither passed nor failed. */
  notRun?: string;
}

/** Each tool's program file: started with this very Node, the same on every system. */
const programs = {
  astro: 'node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/@playwright/test/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

export interface ToolRun {
  tool: keyof typeof programs;
  args: readonly string[];
  env?: Record<string, string>;
  /** What Node itself is told. */
  node?: readonly string[];
  /** Prints as the tool runs, for long runs; `output` is then empty. */
  live?: boolean;
}

/** Runs a tool of the project to its end. */
export function runTool({ tool, args, env, node = [], live = false }: ToolRun): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...node, programs[tool], ...args], {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (fault) => resolve({ ok: false, output: `${output}${fault.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
