import { benches } from '../bench/all-benches.ts';
import { overBudget } from '../bench/bench.ts';
import { noiseOf } from '../bench/machine.ts';
import { optionsFrom } from '../bench/options.ts';
import { cellOf, tableOf } from '../bench/table.ts';
import { fail, say } from './steps/say.ts';

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
} catch (fault) {
  fail(fault instanceof Error ? fault.message : String(fault));
}
