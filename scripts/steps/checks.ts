import { checkContent } from '#check/check-content.ts';
import { formatProblems } from '#check/problem.ts';
import { readScore, reports, vitestScore } from './reports.ts';
import { type Outcome, runTool, type Step } from './step.ts';

/** The unit tests; in the release, those that take long (vitest.config.ts). */
export const unitTests: Step = {
  name: 'Unit tests',
  run: () =>
    runTool({
      tool: 'vitest',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${reports.vitest}`],
      env: process.argv.includes('--release') ? { CHV_TESTS: 'release' } : {},
    }),
  count: () => readScore(reports.vitest, vitestScore),
};

/**
 * Checks the types of pages, which also writes the types of the content, and then those of all
 * other files with the native compiler (decision 58). It notes in `.build` what it found and checks
 * only what has changed since.
 */
async function checkTypes(): Promise<Outcome> {
  const pages = await runTool({
    tool: 'astro',
    args: ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.pages.json'],
  });
  const others = await runTool({
    tool: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.build/types.tsbuildinfo'],
  });
  return { ok: pages.ok && others.ok, output: pages.output + others.output };
}

export const typeCheck: Step = { name: 'Types', run: checkTypes };

export const formatCheck: Step = {
  name: 'Format and rules',
  run: () => runTool({ tool: 'biome', args: ['ci', '.'] }),
};

/** The check of every file that a visitor's words come from. */
export const contentStep: Step = {
  name: 'Content',
  run: async () => {
    const { problems } = await checkContent();
    return { ok: problems.length === 0, output: formatProblems(problems) };
  },
};
