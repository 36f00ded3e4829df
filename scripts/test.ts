import { auditSteps } from './packages/audit.ts';
import { browserStep } from './steps/browser-step.ts';
import { buildPages, publish } from './steps/build-site.ts';
import { contentStep, sourceSteps } from './steps/checks.ts';
import { clearReports } from './steps/counts.ts';
import { say } from './steps/say.ts';
import { runStep, type Score, type Step, total } from './steps/step.ts';

const buildStep: Step = {
  name: 'Build',
  run: async () => {
    const pages = await buildPages();
    return pages.ok ? publish() : pages;
  },
};

const unbuilt: Step = {
  ...browserStep,
  run: async () => ({ ok: false, output: 'Not run: there is no new build to test.' }),
};

say('Testing: types, format, unit tests, content, build, browser …');
await clearReports();
const sourceScores = await Promise.all([...sourceSteps, ...auditSteps].map(runStep));
const buildScores: Score[] = [await runStep(contentStep), await runStep(buildStep)];
const canBrowse = total(buildScores).failed === 0;
const browserScore = await runStep(canBrowse ? browserStep : unbuilt);

const { passed, failed } = total([...sourceScores, ...buildScores, browserScore]);
say(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
