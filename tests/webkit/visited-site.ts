import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { outDir } from '#hosting/out-dir.ts';
import { siteServer } from '#hosting/site-server.ts';

/** The script that every page loads first; no address of the site. */
const scriptPath = '/the-test-listens.js';
/** The address to which pages send their problems; no address of the site. */
const problemsPath = '/the-test-hears';

/**
 * Serves the built site as always, except that every page loads a script of the tests first,
 * because WebDriver cannot run one before the page's own.
 */
export class VisitedSite {
  #server: Server | undefined;
  #port = 0;
  readonly #script: string;
  /** Problems of pages that were left again. */
  readonly problems: string[] = [];

  /** @param functions Functions that run in the page before anything else. */
  constructor(...functions: readonly (() => void)[]) {
    this.#script = functions.map((run) => `(${run})();`).join('\n');
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts the server, after a stop on the same port as before. */
  async start(): Promise<void> {
    const files = siteServer(outDir).listen(0);
    await once(files, 'listening');
    const inner = `http://localhost:${(files.address() as AddressInfo).port}`;
    this.#server = createServer(async (request, response) => {
      const { url = '/', headers } = request;
      if (url === scriptPath) {
        return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(this.#script);
      }
      if (url === problemsPath) {
        this.problems.push(...(await text(request)).split('\n'));
        return response.writeHead(204).end();
      }
      if (!headers.accept?.startsWith('text/html')) return files.emit('request', request, response);
      const page = await fetch(inner + url, {
        headers: { 'Accept-Encoding': 'identity' },
        redirect: 'manual',
      });
      const own = [...page.headers].filter(([name]) => !/^(content-length|etag)$/.test(name));
      const html = await page.text();
      response.writeHead(page.status, Object.fromEntries(own));
      return response.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`));
    }).listen(this.#port);
    this.#server.once('close', () => files.close());
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops the server, so that requests fail. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}
