import { availableParallelism } from 'node:os';
import { formatCheck, typeCheck, unitTests } from './steps/checks.ts';
import { clearReports } from './steps/reports.ts';
import { fail, runStep, say, total } from './steps/step.ts';

// Vitest leaves one core to other work, and there is little of it here.
process.env['VITEST_MAX_WORKERS'] = String(availableParallelism());
say('Checking types, format and unit tests …');
await clearReports();
const { passed, failed } = total(
  await Promise.all([typeCheck, formatCheck, unitTests].map(runStep)),
);
const summary = `${passed} passed, ${failed} failed`;
(failed > 0 ? fail : say)(summary);
