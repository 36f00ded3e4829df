import { parseArgs } from 'node:util';
import { checkContent } from '#check/check-content.ts';
import { formatProblems, formatWarnings } from '#check/problem.ts';
import { sourceTable } from '#check/source-table.ts';
import { contentFolders } from '#content/content-folders.ts';
import { kinds } from '#kinds.ts';
import { fail, say } from './steps/step.ts';

/**
 * Checks the content, or the folder named as argument by itself; exit code 1 with a report on any
 * problem. Warnings are printed, and change nothing. `--published` names the lock to compare with,
 * such as that of the branch a change goes to. `--sources` prints a table of all claims: the source
 * that each names, the website that its link opens, and whose that is.
 */
const started = performance.now();
const { values, positionals } = parseArgs({
  options: { published: { type: 'string' }, sources: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder] = positionals;
const folders = folder === undefined ? contentFolders() : { own: folder };
const { problems, warnings, files, entries } = await checkContent(folders, kinds, values);

if (values.sources) say(`${sourceTable(entries)}\n`);
if (warnings.length > 0) say(`${formatWarnings(warnings)}\n`);
if (problems.length > 0) {
  fail(formatProblems(problems));
} else {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`The content is sound: ${files} files checked in ${seconds} s.`);
}
