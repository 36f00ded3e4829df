import { renewPublished } from '#check/check-content.ts';
import { formatFaults } from '#check/fault.ts';
import { publishedFile } from '#check/published.ts';

/** Notes that the content as it is now is what was published, if it is sound; else exit code 1 and the report. */
const { faults } = await renewPublished();

if (faults.length > 0) {
  process.stderr.write(`${formatFaults(faults)}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${publishedFile} says what is published now. Commit it with the content.\n`,
  );
}
