import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram, installMissing } from './programs.ts';
import { freePort, runTool } from './steps/step.ts';

/** Every story in Firefox, against the last build; what follows the command goes to Playwright. */
await installMissing(['firefox', 'pulseaudio']);
/** Milliseconds in which PulseAudio begins to listen, on a busy machine too. */
const patience = 10_000;

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

/**
 * Starts a silent sound device, because Firefox plays no recording on a machine without one. Returns the variable by
 * which Firefox finds it, and how to stop it; without PulseAudio, Firefox uses what the machine has.
 */
async function startSound() {
  const pulseaudio = findProgram('pulseaudio');
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const device = pulseaudio && startDevice(pulseaudio, folder, socket);
  for (let waited = 0; device && !existsSync(socket) && waited < patience; waited += 100) {
    await setTimeout(100);
  }
  return {
    env: existsSync(socket) ? { PULSE_SERVER: `unix:${socket}` } : {},
    stop: () => {
      if (device) device.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startDevice(program: string, folder: string, socket: string) {
  const modules = [
    'module-null-sink',
    `module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
  ];
  const settings = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1'];
  const device = spawn(program, [...settings, ...modules.flatMap((name) => ['-L', name])], {
    stdio: 'ignore',
    env: { ...process.env, PULSE_RUNTIME_PATH: folder },
  });
  return device.on('error', () => undefined);
}
