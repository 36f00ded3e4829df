import { outDir } from '#hosting/out-dir.ts';
import { buildPages, publish } from './build-site.ts';
import { contentStep } from './checks.ts';
import { buildFingerprint, circumstances, isBuilt } from './last-build.ts';
import { say } from './say.ts';
import { runStep, type Step } from './step.ts';

const steps: readonly Step[] = [
  contentStep,
  { name: 'Pages', run: buildPages },
  { name: 'Compressed copies', run: publish },
];

/**
 * Builds the site step by step; at the first fault the last good build stays where it is. Where that one
 * was made from the very same sources on the same day, there is nothing to do, unless `anew` is asked for.
 */
export async function build({ anew = false } = {}): Promise<boolean> {
  if (!anew && (await isBuilt(outDir, await buildFingerprint(circumstances())))) {
    say(`Nothing has changed since the last build: ${outDir}/ stands (npm run build -- --anew).`);
    return true;
  }
  say('Building the site …');
  for (const step of steps) {
    const { failed } = await runStep(step);
    if (failed > 0) return false;
  }
  say(`The site is in ${outDir}/.`);
  return true;
}
