import { once } from 'node:events';
import { siteServer } from '#hosting/site-server.ts';

/** A built site on a free port of this machine. */
export interface ServedSite {
  origin: string;
  stop: () => void;
}

/** Serves a built folder with the headers and compressed copies of production. */
export async function serveSite(dir: string): Promise<ServedSite> {
  const server = siteServer(dir).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
