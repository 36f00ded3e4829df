import { renewPublished } from '#check/check-content.ts';
import { formatProblems } from '#check/problem.ts';
import { publishedFile } from '#check/published.ts';
import { fail, say } from './steps/step.ts';

/**
 * Notes that the content as it is now is what was published, if it is sound; else exit code 1 and
 * the report.
 */
const { problems } = await renewPublished();

if (problems.length > 0) fail(formatProblems(problems));
else say(`${publishedFile} says what is published now. Commit it with the content.`);
