import { findProgram, installMissing } from './programs.ts';
import { startSound } from './steps/silent-sound.ts';
import { freePort, runTool } from './steps/step.ts';

/** Every story in Firefox, against the last build; what follows the command goes to Playwright. */
await installMissing(['firefox', 'pulseaudio']);
const firefox = findProgram('firefox');
if (firefox) {
  const sound = await startSound();
  const projects = ['', '-still', '-dark', '-forced'];
  const { ok } = await runTool({
    tool: 'playwright',
    args: ['test', ...projects.map((end) => `--project=firefox${end}`), ...process.argv.slice(2)],
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
