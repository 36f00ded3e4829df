import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { canInstall, installPackage } from '../debian/apt-get.ts';
import { findProgram } from '../debian/find-program.ts';
import { say } from '../steps/say.ts';

/** Milliseconds in which PulseAudio begins to listen, on a busy machine too. */
const patience = 10_000;

/**
 * A sound device that nobody hears, since Firefox plays no recording where there is none: the variable by which
 * Firefox finds it, and how it is stopped. Where there is no PulseAudio, this says so and Firefox has what the machine has.
 */
export async function startSound() {
  const program = () => findProgram('pulseaudio', process.env['PATH']);
  if (!program() && canInstall()) await installPackage('pulseaudio');
  const pulseaudio = program();
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const device = pulseaudio && startDevice(pulseaudio, folder, socket);
  for (let waited = 0; device && !existsSync(socket) && waited < patience; waited += 100) {
    await setTimeout(100);
  }
  const isThere = existsSync(socket);
  if (!isThere)
    say('No silent sound device: install "pulseaudio", or stories that listen may fail.');
  return {
    env: isThere ? { PULSE_SERVER: `unix:${socket}` } : {},
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
