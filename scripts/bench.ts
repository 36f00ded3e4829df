import { type Bench, cellOf, noiseOf, optionsFrom, overBudget, tableOf } from '../bench/bench.ts';
import { growthBench } from '../bench/growth.bench.ts';
import { lighthouseBench } from '../bench/lighthouse.bench.ts';
import { listsBench } from '../bench/lists.bench.ts';
import { pagesBench } from '../bench/pages.bench.ts';
import { plainBench } from '../bench/plain.bench.ts';
import { fail, say } from './steps/step.ts';

const benches: readonly Bench[] = [
  pagesBench,
  plainBench,
  listsBench,
  lighthouseBench,
  growthBench,
];

/**
 * `npm run bench`: runs the benches, which measure times and weights that one run of a test cannot
 * tell. Exit code 1 where a budget is broken.
 */
try {
  const { only, ...options } = optionsFrom(process.argv.slice(2));
  const wanted = benches.filter(({ name }) => only === undefined || name === only);
  if (wanted.length === 0) throw new Error(`There is no bench "${only}".`);
  for (const { title, run } of wanted) {
    const noise = noiseOf();
    say([`${title} …`, ...(noise ? [noise] : [])].join('\n'));
    const columns = await run({
      ...options,
      project: process.cwd(),
      say: (line) => say(`  ${line}`),
    });
    if (columns.length > 0) say(`\n${tableOf(columns)}\n`);
    for (const { title: condition, measure } of overBudget(columns)) {
      fail(`Over budget with ${condition}: ${measure.what}, ${cellOf(measure)}`);
    }
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
