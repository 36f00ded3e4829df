import type { Measure } from '../bench.ts';
import type { BuildTimes } from '../site/build.ts';
import { buildBudget } from './budgets.ts';

/** A build as measures; the whole has a budget for the site as it is. */
export function buildMeasures(times: BuildTimes, speakers: number): Measure[] {
  return [...times].map(([step, seconds]) => ({
    what: step === 'Build' ? 'Build from nothing' : `Build: ${step.toLowerCase()}`,
    value: seconds,
    unit: 's',
    ...(step === 'Build' && speakers <= buildBudget.speakers && { budget: buildBudget.seconds }),
  }));
}
