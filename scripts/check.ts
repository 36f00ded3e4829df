import { sourceSteps } from './steps/checks.ts';
import { clearReports } from './steps/counts.ts';
import { fail, say } from './steps/say.ts';
import { runStep, total } from './steps/step.ts';

say('Checking types, format and unit tests …');
await clearReports();
const { passed, failed } = total(await Promise.all(sourceSteps.map(runStep)));
const summary = `${passed} passed, ${failed} failed`;
if (failed > 0) fail(summary);
else say(summary);
