import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostingDir, outDir } from '#hosting/out-dir.ts';
import { freePort } from '../../../scripts/steps/step.ts';
import { type RunningServer, serverOn, startServer } from './running-server.ts';

/** Serves the built site with Caddy and the Caddyfile of the build, over plain HTTP. */
export async function runCaddy(program: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: resolve(outDir),
  };
  const config = join(hostingDir, 'caddy', 'Caddyfile');
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const end = await startServer(program, args, { port, env });
  return serverOn(port, 'http', async () => {
    await end();
    await rm(folder, { recursive: true });
  });
}
