import { checkContent } from '#check/check-content.ts';
import { formatFaults } from '#check/fault.ts';
import { readScore, reports, vitestScore } from './counts.ts';
import { runTool } from './run-tool.ts';
import type { Step } from './step.ts';

/** What looks at the source alone and needs no build. */
export const sourceSteps: readonly Step[] = [
  {
    name: 'Types',
    run: () => runTool({ tool: 'astro', args: ['check', '--minimumSeverity', 'warning'] }),
  },
  { name: 'Format and rules', run: () => runTool({ tool: 'biome', args: ['ci', '.'] }) },
  {
    name: 'Unit tests',
    run: () =>
      runTool({
        tool: 'vitest',
        args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${reports.vitest}`],
      }),
    count: () => readScore(reports.vitest, vitestScore),
  },
];

/** Every file a visitor's words come from. */
export const contentStep: Step = {
  name: 'Content',
  run: async () => {
    const { faults } = await checkContent();
    return { ok: faults.length === 0, output: formatFaults(faults) };
  },
};
