import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves one page of the given HTML and headers from another host than ours. Returns the address of
 * the page, and a function that closes the server.
 */
export async function otherSite(html: string, headers: Readonly<Record<string, string>> = {}) {
  const page = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">${html}`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/**
 * Headers of a page that a browser keeps apart from all others (HTML Standard, "cross-origin
 * isolation").
 */
export const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};
