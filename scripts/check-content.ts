import { checkContent } from '#check/check-content.ts';
import { formatFaults } from '#check/fault.ts';

/** Checks the content folder, or the folder named as argument; exit code 1 with a report on any mistake. */
const started = performance.now();
const { faults, files } = await checkContent(process.argv[2]);

if (faults.length > 0) {
  process.stderr.write(`${formatFaults(faults)}\n`);
  process.exitCode = 1;
} else {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`The content is sound: ${files} files checked in ${seconds} s.\n`);
}
