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

/*
 * `npm test` checks types, format and content, runs the unit tests, builds the site, and runs the
 * browser tests that need no other program of the system.
 *
 * `npm run test:release` (`--release`) runs the tests that `npm test` leaves out, because they need
 * other programs or take long. `npm run test:ci` (`--ci`) runs what every change is to pass
 * beside them: the tests that take long, WebKit, the oldest WebKit that is promised, and the ten
 * tasks by ear. Both use the last build, or make a new one where that is out of date. Their last
 * line adds the counts of `npm test`, if that ran on the same sources.
 */
const isRelease = process.argv.includes('--release');
const isCi = process.argv.includes('--ci');
const isUsual = !isRelease && !isCi;

// Tests run on the example; a network's own content has steps of its own at the end.
process.env['CHV_CONTENT'] = 'example';

/** Programs of other browsers and of the screen reader. */
const enginePrograms: readonly ProgramName[] = [
  'firefox',
  ...programsOf('webkit'),
  ...programsOf('floor'),
  ...spokenPrograms,
  'chromium',
];

/** Programs that only the tests of a release use. Where one is missing, its tests do not run. */
const releasePrograms: readonly ProgramName[] = [
  'qpdf',
  'unzip',
  'soffice',
  'ffprobe',
  'khal',
  'nginx',
  'caddy',
  ...enginePrograms,
];

const buildStep: Step = {
  name: 'Build',
  run: async () => {
    if (!isUsual && (await isBuilt(outDir, await buildFingerprint())))
      return { ok: true, output: '' };
    const pages = await buildPages();
    return pages.ok ? publish() : pages;
  },
};

const browserStep: Step = {
  name: browserName(),
  run: runBrowserTests,
  count: () => readScore(reports.playwright, playwrightScore),
};

/** Stands in for the browser tests where there is no build to test. */
const unbuilt: Step = {
  ...browserStep,
  run: async () => ({ ok: false, output: 'Not run: the types, the content or the build failed.' }),
};

say(`Testing${announcement()} …`);
await clearReports();
const sideSteps = besideTheBuild();
const [[buildScore, browserScore], ...sideScores] = await Promise.all([
  buildAndBrowse(),
  ...sideSteps.map(runStep),
]);
const isTestable = buildScore.failed === 0;
// Alone, because on a busy machine speech comes late or not at all.
const spokenScores = !isUsual && isTestable ? [await runStep(releaseTasks())] : [];
const networkScores = !isUsual ? [] : await inTurn(networkSteps());
const score = total([buildScore, ...sideScores, browserScore, ...spokenScores, ...networkScores]);

if (isUsual) await saveScore(score, await buildFingerprint());
const earlier = !isUsual ? await savedScore(await buildFingerprint()) : undefined;
if (earlier) say(`Together with npm test (${earlier.passed} passed, ${earlier.failed} failed):`);
const { passed, failed } = total(earlier ? [earlier, score] : [score]);
say(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

function announcement(): string {
  if (isRelease)
    return ' for a release: long unit tests, other programs, Firefox, WebKit, a screen reader';
  return isCi
    ? ': what takes long, WebKit, a screen reader'
    : ': types, format, unit tests, content, build, browser';
}

function browserName(): string {
  if (isRelease) return 'Browser tests of a release';
  return isCi ? 'Long browser tests and WebKit' : 'Browser tests';
}

/** The part of the browser tests, as `playwright.config.ts` names it. */
function testPart(): string {
  if (isRelease) return 'release';
  return isCi ? 'ci' : 'usual';
}

/** The steps that run while the site is built and looked at. */
function besideTheBuild(): readonly Step[] {
  if (isRelease) return [unitTests];
  return isCi ? [] : [unitTests, formatCheck, ...auditSteps];
}

/** Types, content and build, one after the other, because each writes what the next reads. */
async function checkAndBuild(): Promise<Score> {
  const types = isUsual ? [await runStep(typeCheck)] : [];
  return total([...types, await runStep(contentStep), await runStep(buildStep)]);
}

/**
 * The browser tests begin as soon as the site is built. They wait about half of their time, which
 * the unit tests use.
 */
async function buildAndBrowse(): Promise<[build: Score, browser: Score]> {
  const build = await checkAndBuild();
  return [build, await runStep(build.failed === 0 ? browserStep : unbuilt)];
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
    if (isCi) await installMissing(enginePrograms);
    const firefox = isRelease ? findProgram('firefox') : undefined;
    const env = {
      CHV_BROWSER: browser,
      CHV_TEST_PORT: String(await freePort()),
      CHV_TESTS: testPart(),
      ...(firefox && { CHV_FIREFOX: firefox }),
    };
    const { ok } = await runTool({
      tool: 'playwright',
      args: ['test'],
      env,
      live: true,
    });
    return { ok, output: (await readReport(reports.playwright, browserFailures)) ?? '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
