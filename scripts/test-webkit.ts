import { type Engine, programsOf } from '../tests/webkit/engines.ts';
import { findProgram, installMissing } from './programs.ts';
import { fail, freePort, runTool } from './steps/step.ts';

/*
 * `npm run test:webkit`: runs the stories in WebKit and in the oldest WebKit that is promised,
 * against the last build. Arguments after the command go to Playwright. Where an engine is missing
 * and cannot be installed, a line says so and its stories are not run.
 */

/** The Playwright project of each engine. */
const projects: Readonly<Record<Engine, string>> = { webkit: 'webkit', floor: 'webkit-floor' };

await installMissing([...new Set([...programsOf('webkit'), ...programsOf('floor')])]);
const engines = (['webkit', 'floor'] as const).filter((engine) =>
  programsOf(engine).every((name) => findProgram(name)),
);
if (engines.length === 0) {
  fail('Nothing was run: there is no WebKit here that a test can drive.');
} else {
  const { ok } = await runTool({
    tool: 'playwright',
    args: [
      'test',
      ...engines.map((engine) => `--project=${projects[engine]}`),
      ...process.argv.slice(2),
    ],
    env: { CHV_TESTS: 'all', CHV_TEST_PORT: String(await freePort()) },
    live: true,
  });
  if (!ok) process.exitCode = 1;
}
