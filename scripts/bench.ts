import { type Bench, cellOf, noiseOf, optionsFrom, overBudget, tableOf } from '../bench/bench.ts';
import { growthBench } from '../bench/growth.bench.ts';
import { lighthouseBench } from '../bench/lighthouse.bench.ts';
import { listsBench } from '../bench/lists.bench.ts';
import { loadBench } from '../bench/load.bench.ts';
import { memoryBench } from '../bench/memory.bench.ts';
import { pagesBench } from '../bench/pages.bench.ts';
import { plainBench } from '../bench/plain.bench.ts';
import { fail, say } from './steps/step.ts';

const benches: readonly Bench[] = [
  pagesBench,
  plainBench,
  listsBench,
  memoryBench,
  lighthouseBench,
  growthBench,
  loadBench,
];

/** Measures what a test cannot tell from one run; exit code 1 where a budget is broken. */
try {
  const { only, ...asked } = optionsFrom(process.argv.slice(2));
  const wanted = benches.filter(({ name }) => only === undefined || name === only);
  if (wanted.length === 0) throw new Error(`There is no bench "${only}".`);
  for (const { title, run } of wanted) {
    const noise = noiseOf();
    say([`${title} …`, ...(noise ? [noise] : [])].join('\n'));
    const columns = await run({
      ...asked,
      project: process.cwd(),
      say: (line) => say(`  ${line}`),
    });
    if (columns.length > 0) say(`\n${tableOf(columns)}\n`);
    for (const { title: where, measure } of overBudget(columns)) {
      fail(`Over budget with ${where}: ${measure.what}, ${cellOf(measure)}`);
    }
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
