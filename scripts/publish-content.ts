import { renewPublished } from '#check/check-content.ts';
import { formatProblems } from '#check/problem.ts';
import { publishedFileOf } from '#check/published.ts';
import { contentFolders } from '#content/content-folders.ts';
import { fail, say } from './steps/step.ts';

/**
 * Notes that the content as it is now is what was published, if it is sound; else exit code 1 and
 * the report.
 */
const { problems } = await renewPublished();

if (problems.length > 0) fail(formatProblems(problems));
else
  say(
    `${publishedFileOf(contentFolders().own)} says what is published now. Commit it with the content.`,
  );
