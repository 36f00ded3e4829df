import { earlyCollection, memoryEnv } from './steps/memory.ts';
import { runTool } from './steps/step.ts';

const { ok } = await runTool({
  tool: 'astro',
  args: ['dev', ...process.argv.slice(2)],
  env: memoryEnv,
  node: earlyCollection,
  live: true,
});
if (!ok) process.exitCode = 1;
