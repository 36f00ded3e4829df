import { parseArgs } from 'node:util';
import { checkContent } from '#check/check-content.ts';
import { formatProblems } from '#check/problem.ts';
import { kinds } from '#kinds.ts';
import { fail, say } from './steps/step.ts';

/**
 * Checks the content folder, or the folder named as argument; exit code 1 with a report on any
 * problem. `--published` names the lock file to compare with, such as that of the branch a change
 * goes to.
 */
const started = performance.now();
const { values, positionals } = parseArgs({
  options: { published: { type: 'string' } },
  allowPositionals: true,
});
const { problems, files } = await checkContent(positionals[0], kinds, values);

if (problems.length > 0) {
  fail(formatProblems(problems));
} else {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`The content is sound: ${files} files checked in ${seconds} s.`);
}
