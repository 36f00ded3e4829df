import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from '../programs.ts';

/** Milliseconds in which PulseAudio begins to listen, on a busy machine too. */
const patience = 10_000;

/** A sound device that nobody hears. */
interface SilentSound {
  /** The variable by which a browser finds it. */
  env: Record<string, string>;
  stop: () => void;
}

/**
 * Starts a silent sound device, because Firefox plays no recording on a machine without one.
 * Returns the variable by which Firefox finds it, and how to stop it; without PulseAudio, Firefox
 * uses what the machine has.
 */
export async function startSound(): Promise<SilentSound> {
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
