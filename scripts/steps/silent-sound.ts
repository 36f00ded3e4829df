import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from '../programs.ts';

/** The most milliseconds that PulseAudio needs to start, on a busy machine too. */
const patience = 10_000;

/** A sound device that nobody hears. */
interface SilentSound {
  /** The environment variable by which a browser finds it; empty where there is no device. */
  env: Record<string, string>;
  stop: () => void;
}

/**
 * Starts a silent sound device, because Firefox plays no recording on a machine without one.
 * Without PulseAudio none is started, and Firefox uses the devices of the machine.
 */
export async function startSound(): Promise<SilentSound> {
  const pulseaudio = findProgram('pulseaudio');
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const device = pulseaudio ? startDevice(pulseaudio, folder, socket) : undefined;
  if (device) {
    const deadline = performance.now() + patience;
    while (!existsSync(socket) && performance.now() < deadline) await setTimeout(100);
  }
  return {
    env: existsSync(socket) ? { PULSE_SERVER: `unix:${socket}` } : {},
    stop: () => {
      device?.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts PulseAudio with a device that drops all sound, and a socket for clients. */
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
