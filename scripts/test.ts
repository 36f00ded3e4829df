import { outDir } from '#hosting/out-dir.ts';
import { programsOf } from '../tests/webkit/engines.ts';
import { auditSteps } from './packages/npm.ts';
import { findProgram, installMissing, type ProgramName, readyBrowser } from './programs.ts';
import { buildPages, publish } from './steps/build-site.ts';
import { contentStep, formatCheck, typeCheck, unitTests } from './steps/checks.ts';
import { buildFingerprint, isBuilt } from './steps/last-build.ts';
import { networkSteps } from './steps/network.ts';
import {
  browserFailures,
  clearReports,
  playwrightScore,
  readReport,
  readScore,
  reports,
  savedScore,
  saveScore,
} from './steps/reports.ts';
import { releaseTasks, spokenPrograms } from './steps/spoken.ts';
import {
  freePort,
  type Outcome,
  runStep,
  runTool,
  type Score,
  type Step,
  say,
  total,
} from './steps/step.ts';

/**
 * `npm test`: types, format, unit tests, content, build, and what needs a browser and nothing else
 * of the system. `npm run test:release` (`--release`): the rest of them, which needs other programs
 * or takes long, against the last build, or a new one where that is out of date. Its last line adds
 * what `npm test` counted of the same sources.
 */
const isRelease = process.argv.includes('--release');

// Tests run on the example; a network's own content has steps of its own at the end.
process.env['CHV_CONTENT'] = 'example';

/** Programs that only the tests of a release use. The tests of one that is missing do not run. */
const releasePrograms: readonly ProgramName[] = [
  'pdfinfo',
  'pdffonts',
  'pdftotext',
  'qpdf',
  'unzip',
  'soffice',
  'ffprobe',
  'khal',
  'nginx',
  'caddy',
  'firefox',
  ...programsOf('webkit'),
  ...programsOf('floor'),
  ...spokenPrograms,
  'chromium',
];

const buildStep: Step = {
  name: 'Build',
  run: async () => {
    if (isRelease && (await isBuilt(outDir, await buildFingerprint())))
      return { ok: true, output: '' };
    const pages = await buildPages();
    return pages.ok ? publish() : pages;
  },
};

const browserStep: Step = {
  name: isRelease ? 'Browser tests of a release' : 'Browser tests',
  run: runBrowserTests,
  count: () => readScore(reports.playwright, playwrightScore),
};

const unbuilt: Step = {
  ...browserStep,
  run: async () => ({ ok: false, output: 'Not run: the types, the content or the build failed.' }),
};

say(
  isRelease
    ? 'Testing for a release: long unit tests, other programs, Firefox, WebKit, a screen reader …'
    : 'Testing: types, format, unit tests, content, build, browser …',
);
await clearReports();
const beside = isRelease ? [unitTests] : [unitTests, formatCheck, ...auditSteps];
const [built, ...checked] = await Promise.all([checkAndBuild(), ...beside.map(runStep)]);
const browsed = await runStep(built.failed === 0 ? browserStep : unbuilt);
// Alone: what is spoken on a busy machine comes late, or not at all.
const heard = isRelease && built.failed === 0 ? [await runStep(releaseTasks())] : [];
const own = isRelease ? [] : await inTurn(networkSteps());
const score = total([built, ...checked, browsed, ...heard, ...own]);

if (!isRelease) await saveScore(score, await buildFingerprint());
const before = isRelease ? await savedScore(await buildFingerprint()) : undefined;
if (before) say(`Together with npm test (${before.passed} passed, ${before.failed} failed):`);
const { passed, failed } = total(before ? [before, score] : [score]);
say(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** Types, content and build, one after the other, because each writes what the next reads. */
async function checkAndBuild(): Promise<Score> {
  const types = isRelease ? [] : [await runStep(typeCheck)];
  return total([...types, await runStep(contentStep), await runStep(buildStep)]);
}

async function inTurn(steps: readonly Step[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const step of steps) scores.push(await runStep(step));
  return scores;
}

async function runBrowserTests(): Promise<Outcome> {
  try {
    const browser = await readyBrowser();
    if (isRelease) await installMissing(releasePrograms);
    const firefox = isRelease ? findProgram('firefox') : undefined;
    const env = {
      CHV_BROWSER: browser,
      CHV_TEST_PORT: String(await freePort()),
      CHV_TESTS: isRelease ? 'release' : 'usual',
      ...(firefox && { CHV_FIREFOX: firefox }),
    };
    const { ok } = await runTool({ tool: 'playwright', args: ['test'], env, live: true });
    return { ok, output: (await readReport(reports.playwright, browserFailures)) ?? '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
