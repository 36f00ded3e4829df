import { canInstall, installPackage } from '../debian/apt-get.ts';
import { say } from '../steps/say.ts';
import { findProgram } from './find-program.ts';

/** Servers whose written configuration is tried for real, and what Debian calls them. */
const servers = [
  { program: 'nginx', packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  { program: 'caddy', packages: ['caddy'] },
];

/**
 * Gets the servers for the tests, where that is possible without asking. The tests of one that is not there
 * do not run: they count neither as passed nor as failed, and this says so.
 */
export async function readyServers(): Promise<void> {
  for (const { program, packages } of servers) {
    if (!findProgram(program) && canInstall()) {
      say(`No ${program} found; installing it with apt-get …`);
      await installPackage(...packages);
    }
    if (!findProgram(program)) {
      say(`Not run: the site served by ${program}. Install "${packages.join(' ')}" for it.`);
    }
  }
}
