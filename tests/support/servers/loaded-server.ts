import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { nginxContainer } from '#hosting/servers/nginx.ts';
import type { Nginx } from '../../../scripts/programs.ts';
import { freePort } from '../../../scripts/steps/step.ts';
import { startServer } from './running-server.ts';

/** nginx with a built site, as the container runs it, on a port of this machine. */
export interface LoadedServer {
  port: number;
  /** Folder that holds `current`, a link to the release. */
  folder: string;
  /** Arguments of the nginx command for this server, to which a signal (`-s reload`) is added. */
  commandArgs: readonly string[];
  stop: () => Promise<void>;
}

/**
 * Serves a built folder with the configuration in `hosting`. Throws the output of nginx if it does
 * not start.
 */
export async function runLoadedServer(
  nginx: Nginx,
  dist: string,
  hosting: string,
): Promise<LoadedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  const port = await freePort();
  await makeRelease(folder, 'first', dist, hosting);
  await symlink(join(folder, 'releases', 'first'), join(folder, 'current'));
  const config = join(folder, 'nginx.conf');
  const current = join(folder, 'current');
  const text = nginxContainer({
    root: '/root-conf-below',
    config: join(current, 'dist-hosting', 'nginx'),
    listen: `127.0.0.1:${port} backlog=4096`,
    scratch: folder,
    modules: dirname(nginx.brotli),
  });
  await writeFile(config, text.replace(/root \/root-conf-below;/, `include ${current}/root.conf;`));
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const commandArgs = ['-p', folder, '-c', config, '-g', `daemon off;${user}`];
  const end = await startServer(nginx.program, commandArgs, { port });
  return {
    port,
    folder,
    commandArgs,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Puts a release beside the others, as an upload would; its files are links to the built ones.
 * Returns its folder.
 */
async function makeRelease(
  folder: string,
  name: string,
  dist: string,
  hosting: string,
): Promise<string> {
  const release = join(folder, 'releases', name);
  await mkdir(release, { recursive: true });
  await symlink(resolve(dist), join(release, 'dist'));
  await symlink(resolve(hosting), join(release, 'dist-hosting'));
  await writeFile(join(release, 'root.conf'), `root "${release}/dist";\n`);
  return release;
}
