import { canInstall, installPackage } from '../debian/apt-get.ts';
import { findProgram } from '../debian/find-program.ts';
import { say } from '../steps/say.ts';
import { findNginx } from './find-nginx.ts';

/** Servers whose written configuration is tried for real, and what Debian calls them. */
const servers = [
  {
    name: 'nginx',
    isThere: () => findNginx() !== undefined,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  { name: 'Caddy', isThere: () => findProgram('caddy') !== undefined, packages: ['caddy'] },
];

/**
 * Gets the servers for the tests, where that is possible without asking. The tests of one that is not there
 * do not run: they count neither as passed nor as failed, and this says so.
 */
export async function readyServers(): Promise<void> {
  for (const { name, isThere, packages } of servers) {
    if (!isThere() && canInstall()) {
      say(`No ${name} found; installing it with apt-get …`);
      await installPackage(...packages);
    }
    if (!isThere()) {
      say(`Not run: the site served by ${name}. Install "${packages.join(' ')}" for it.`);
    }
  }
}
