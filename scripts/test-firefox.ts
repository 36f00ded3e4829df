import { findProgram, installMissing } from './programs.ts';
import { startSound } from './steps/silent-sound.ts';
import { freePort, runTool } from './steps/step.ts';

/**
 * `npm run test:firefox`: runs every story in Firefox, against the last build. Arguments after the
 * command go to Playwright.
 */
await installMissing(['firefox', 'pulseaudio']);
const firefox = findProgram('firefox');
if (firefox) {
  const sound = await startSound();
  const projects = ['firefox', 'firefox-studio', 'firefox-still', 'firefox-dark', 'firefox-forced'];
  const { ok } = await runTool({
    tool: 'playwright',
    args: ['test', ...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)],
    env: {
      ...sound.env,
      CHV_FIREFOX: firefox,
      CHV_FIREFOX_STORIES: 'all',
      CHV_TEST_PORT: String(await freePort()),
    },
    live: true,
  });
  sound.stop();
  if (!ok) process.exitCode = 1;
}
