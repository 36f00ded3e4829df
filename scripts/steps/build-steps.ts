import { outDir } from '#hosting/out-dir.ts';
import { buildPages, publish } from './build-site.ts';
import { contentStep } from './checks.ts';
import { say } from './say.ts';
import { runStep, type Step } from './step.ts';

const steps: readonly Step[] = [
  contentStep,
  { name: 'Pages', run: buildPages },
  { name: 'Compressed copies', run: publish },
];

/** Builds the site step by step; at the first fault the last good build stays where it is. */
export async function build(): Promise<boolean> {
  say('Building the site …');
  for (const step of steps) {
    const { failed } = await runStep(step);
    if (failed > 0) return false;
  }
  say(`The site is in ${outDir}/.`);
  return true;
}
