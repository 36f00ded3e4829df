import { renewPublished } from '#check/check-content.ts';
import { formatProblems } from '#check/problem.ts';
import { lockOf } from '#check/published.ts';
import { contentFolders } from '#content/content-folders.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run content:publish`: checks the content and, if it is sound, notes it in the lock as
 * published. Else it prints the problems and ends with exit code 1.
 */
const { problems } = await renewPublished();

if (problems.length > 0) fail(formatProblems(problems));
else say(`${lockOf(contentFolders().own)} says what is published now. Commit it with the content.`);
