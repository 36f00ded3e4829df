import { parseArgs } from 'node:util';
import { checkContent } from '#check/check-content.ts';
import { formatFaults } from '#check/fault.ts';
import { kinds } from '#kinds.ts';

/**
 * Checks the content folder, or the folder named as argument; exit code 1 with a report on any mistake. `--published`
 * names the lock file to compare with, such as that of the branch a change goes to.
 */
const started = performance.now();
const { values, positionals } = parseArgs({
  options: { published: { type: 'string' } },
  allowPositionals: true,
});
const { faults, files } = await checkContent(positionals[0], kinds, values);

if (faults.length > 0) {
  process.stderr.write(`${formatFaults(faults)}\n`);
  process.exitCode = 1;
} else {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`The content is sound: ${files} files checked in ${seconds} s.\n`);
}
