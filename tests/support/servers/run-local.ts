import { once } from 'node:events';
import { outDir } from '#hosting/out-dir.ts';
import { siteServer } from '#hosting/site-server.ts';
import { type RunningServer, serverOn } from './running-server.ts';

/** Serves the built site as `npm start` does. */
export async function runLocal(): Promise<RunningServer> {
  const server = siteServer(outDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return serverOn(port, 'http', async () => {
    server.closeAllConnections();
    server.close();
  });
}
