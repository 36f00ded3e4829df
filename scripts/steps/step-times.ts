import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';

/** The time, processor and memory that a step of a build took. */
export interface StepTime {
  name: string;
  seconds: number;
  /** Seconds of processor, of all threads of the process that ran the step. */
  processor: number;
  /** The most memory in MB that the process has had until the end of the step. */
  memory: number;
}

/** Returns a function that ends a step and returns what it took since the last one ended. */
function stopwatch(started = performance.now(), used = process.cpuUsage()) {
  let lastEnd = started;
  let lastUsed = used;
  return (name: string): StepTime => {
    const end = performance.now();
    const { user, system } = process.cpuUsage(lastUsed);
    const seconds = (end - lastEnd) / 1000;
    lastEnd = end;
    lastUsed = process.cpuUsage();
    const memory = process.resourceUsage().maxRSS / 1000;
    return { name, seconds, processor: (user + system) / 1e6, memory };
  };
}

/** Runs a step and notes what it took. Steps that run beside each other share their processor. */
export async function timed<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const end = stopwatch();
  try {
    return await run();
  } finally {
    await note(end(name));
  }
}

/** The file to which each step of a build adds a line of JSON, in whichever process it runs. */
const notes = join('.build', 'times.jsonl');

async function note(time: StepTime): Promise<void> {
  await mkdir(dirname(notes), { recursive: true });
  await appendFile(notes, `${JSON.stringify(time)}\n`);
}

/** Forgets what earlier builds took. */
export async function forgetTimes(): Promise<void> {
  await rm(notes, { force: true });
}

/** Returns what the steps of this build took, in the order in which they ended. */
export async function readTimes(): Promise<StepTime[]> {
  const text = await readFile(notes, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as StepTime);
}

/**
 * Notes what the steps of Astro take. It has to be the last integration, so that what the others do
 * with the finished pages counts. `pagesOf` returns the prerenderer that makes the pages, given
 * that of Astro, which takes only one.
 */
export function stepTimes(
  pagesOf: (usual: AstroPrerenderer) => AstroPrerenderer,
): AstroIntegration {
  // From the start of the process, which loads Astro and its configuration first.
  const end = stopwatch(0, { user: 0, system: 0 });
  const noteEnd = (name: string) => note(end(name));
  return {
    name: 'step-times',
    hooks: {
      'astro:build:start': async ({ setPrerenderer }) => {
        await noteEnd('Start');
        setPrerenderer((usual) => {
          const pages = pagesOf(usual);
          return {
            ...pages,
            setup: async () => {
              await noteEnd('Bundles');
              await pages.setup?.();
            },
            teardown: async () => {
              await pages.teardown?.();
              await noteEnd('Pages and files');
            },
          };
        });
      },
      'astro:build:generated': () => noteEnd('Photographs'),
      'astro:build:done': () => noteEnd('Policy and worker'),
    },
  };
}

const columns = ['Step', 'Seconds', 'Processor', 'Memory, MB'] as const;

/** Returns the times of steps as a table in plain text, one step a line. */
export function timesTable(times: readonly StepTime[]): string {
  const cells = times.map(({ name, seconds, processor, memory }) => [
    name,
    seconds.toFixed(1),
    processor.toFixed(1),
    memory.toFixed(0),
  ]);
  const rows = [columns, ...cells];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => rowText(row, widths)).join('\n');
}

/** Returns a row of the table: its name from the left, its numbers from the right. */
function rowText([name = '', ...numbers]: readonly string[], [width = 0, ...widths]: number[]) {
  const aligned = numbers.map((number, index) => number.padStart(widths[index] ?? 0));
  return [name.padEnd(width), ...aligned].join('  ');
}
