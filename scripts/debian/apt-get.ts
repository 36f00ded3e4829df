import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether a package can be installed here without asking: on Debian and its kin, as root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs packages, or does nothing where that fails. A service among them is not started: it is run by those who want it. */
export async function installPackage(...names: readonly string[]): Promise<void> {
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}

function aptGet(...args: string[]): Promise<void> {
  return new Promise((resolve) => {
    // To invoke-rc.d, a machine in this run level is starting up, where no service belongs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const child = spawn('apt-get', args, { stdio: 'inherit', env });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}
