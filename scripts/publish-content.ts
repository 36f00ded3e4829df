import { renewPublished } from '#check/check-content.ts';
import { formatProblems } from '#check/problem.ts';
import { publishedFile } from '#check/published.ts';

/** Notes that the content as it is now is what was published, if it is sound; else exit code 1 and the report. */
const { problems } = await renewPublished();

if (problems.length > 0) {
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${publishedFile} says what is published now. Commit it with the content.\n`,
  );
}
