import { availableParallelism } from 'node:os';
import { formatCheck, typeCheck, unitTests } from './steps/checks.ts';
import { clearReports } from './steps/reports.ts';
import { fail, runStep, say, total } from './steps/step.ts';

// Without this, Vitest leaves one core unused; the other two checks need little of it.
process.env['VITEST_MAX_WORKERS'] = String(availableParallelism());
say('Checking types, format and unit tests …');
await clearReports();
const { passed, failed } = total(
  await Promise.all([typeCheck, formatCheck, unitTests].map(runStep)),
);
const summary = `${passed} passed, ${failed} failed`;
if (failed > 0) fail(summary);
else say(summary);
