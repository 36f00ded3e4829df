import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteServer } from '#hosting/site-server.ts';
import type { Fault } from './faults.ts';

/** An address that clears the storage of the site and redirects to the path appended to it. */
export const forgetAndGoTo = '/forget?to=';

/** A server of the built site for one run of tasks, on a port of its own. */
export interface SpokenSite {
  origin: string;
  /** Puts a fault into the pages and scripts sent from now on; without one, they are as built. */
  seed: (fault?: Fault) => void;
  /** How many answers the fault has changed since it was seeded. */
  changed: () => number;
  stop: () => void;
}

/**
 * Serves a build as `npm run serve` does, but without the service worker, which would keep pages
 * from one task to the next.
 */
export async function serveSpokenSite(dir: string): Promise<SpokenSite> {
  const files = siteServer(dir);
  await listening(files.listen(0, '127.0.0.1'));
  const filesPort = portOf(files.address());
  let fault: Fault | undefined;
  let changed = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith(forgetAndGoTo)) {
      response.writeHead(303, {
        'Clear-Site-Data': '"cache", "storage"',
        Location: path.slice(forgetAndGoTo.length),
      });
      response.end();
      return;
    }
    if (path === '/sw.js') {
      response.writeHead(404).end();
      return;
    }
    if (!fault || request.headers.range !== undefined) {
      files.emit('request', request, response);
      return;
    }
    const whole = await fetch(`http://127.0.0.1:${filesPort}${path}`, { redirect: 'manual' });
    const type = whole.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    const body = /html|javascript/.test(type) ? faulty(bytes.toString('utf8'), fault) : bytes;
    for (const [name, value] of whole.headers) {
      if (!/^(content-(encoding|length)|transfer-encoding|etag|connection)$/.test(name)) {
        response.setHeader(name, value);
      }
    }
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(whole.status).end(body);
  }

  function faulty(text: string, { put }: Fault): string {
    const result = put(text);
    if (result !== text) changed += 1;
    return result;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listening(server.listen(0, '127.0.0.1'));
  return {
    origin: `http://localhost:${portOf(server.address())}`,
    seed: (next) => {
      fault = next;
      changed = 0;
    },
    changed: () => changed,
    stop: () => {
      for (const running of [server, files]) {
        running.closeAllConnections();
        running.close();
      }
    },
  };
}

async function listening(server: ReturnType<typeof createServer>): Promise<void> {
  if (!server.listening) await once(server, 'listening');
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
