import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { headersFor } from '#hosting/headers.ts';
import { swapFolder } from '#hosting/out-dir.ts';
import { siteServer } from '#hosting/site-server.ts';

/** A server of its own, which a story may stop, slow down, or give another release. */
export class OwnSite {
  /** Code put before the worker's, to imitate a browser that refuses something. */
  beforeWorker = '';
  /** Milliseconds before a page is answered. */
  delay = 0;
  /** The status of every page, as from a broken server; undefined for usual answers. */
  status: number | undefined;
  #server: Server | undefined;
  #port = 0;

  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Serves a release, which takes the place of the last one as a deployment does. */
  async deploy(release: string): Promise<void> {
    const copy = `${this.#dir}-next`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(release, copy, { recursive: true });
    await swapFolder(copy, this.#dir);
  }

  async start(): Promise<void> {
    const files = siteServer(this.#dir);
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      const isPage = request.headers.accept?.startsWith('text/html') ?? false;
      if (path === '/sw.js' && this.beforeWorker !== '') {
        const code = readFileSync(join(this.#dir, 'sw.js'), 'utf8');
        response.writeHead(200, headersFor(path)).end(this.beforeWorker + code);
      } else if (isPage && this.status !== undefined) {
        response
          .writeHead(this.status, { 'Content-Type': 'text/html' })
          .end('<link rel="icon" href="/favicon.svg"><p>Broken</p>');
      } else {
        setTimeout(() => files.emit('request', request, response), isPage ? this.delay : 0);
      }
    }).listen(this.#port);
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops the server, so that requests fail. */
  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    this.#server = undefined;
  }
}
