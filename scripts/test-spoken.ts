import { existsSync } from 'node:fs';
import { outDir } from '#hosting/out-dir.ts';
import type { Task } from '../tests/spoken/task.ts';
import { installMissing } from './programs.ts';
import {
  compareFaults,
  compareTasks,
  findSpokenBrowsers,
  type Heard,
  readTasks,
  recordTasks,
  spokenPrograms,
} from './steps/spoken.ts';
import { fail, say, total } from './steps/step.ts';

/**
 * `npm run test:spoken`: does forty tasks by ear, in Chromium and Firefox with a screen reader,
 * against the last build, and compares what is spoken with `docs/spoken`. Then it puts faults into
 * the site and proves that each of them is heard.
 *
 * | Argument | Effect |
 * | --- | --- |
 * | `-- 07 booking` | does only the tasks whose names contain one of these words |
 * | `-- --write` | writes the record anew |
 * | `-- --write --draft` | writes it after one hearing instead of two, for a new task |
 * | `-- --seeded` | proves the faults alone |
 */
const parameters = process.argv.slice(2);
const names = parameters.filter((parameter) => !parameter.startsWith('--'));
const writesRecord = parameters.includes('--write');
const isDraft = parameters.includes('--draft');
const provesFaultsOnly = parameters.includes('--seeded');

await installMissing([...spokenPrograms, 'chromium', 'firefox']);
const tasks = (await readTasks()).filter(
  ({ id }) => names.length === 0 || names.some((name) => id.includes(name)),
);
if (findSpokenBrowsers().size === 0) {
  fail('Nothing was heard: programs are missing.');
} else if (!existsSync(outDir)) {
  fail(`There is no ${outDir}/ to listen to. Run npm run build first.`);
} else if (tasks.length === 0) {
  fail(`No task is named ${names.join(' or ')}.`);
} else {
  const results = await hear(tasks);
  for (const { output } of results) if (output) say(output);
  const { passed, failed } = total(results);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function hear(chosen: readonly Task[]): Promise<Heard[]> {
  if (writesRecord) return [await recordTasks(chosen, isDraft)];
  if (provesFaultsOnly) return [await compareFaults()];
  const compared = await compareTasks(chosen);
  return names.length > 0 ? [compared] : [compared, await compareFaults()];
}
