import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { outDir } from '#hosting/out-dir.ts';
import { siteServer } from '#hosting/site-server.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run serve`: serves the built site on PORT, or 4321, until it is stopped. Where it cannot, it
 * prints one line that says why and ends with exit code 1.
 */
async function serve(): Promise<void> {
  const wanted = process.env['PORT'] ?? '4321';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return fail(`PORT is "${wanted}"; it must be a number from 0 to 65535.`);
  }
  if (!existsSync(outDir)) {
    return fail(`There is no ${outDir}/ to serve. Run npm run build first.`);
  }
  const server = siteServer(outDir).listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    return fail(reasonFor(error, port));
  }
  const address = server.address();
  const openPort = typeof address === 'object' ? address?.port : port;
  say(`The site is at http://localhost:${openPort} (Ctrl+C stops it).`);
}

/** One line for a person who started the command: why the server does not listen. */
function reasonFor(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1}.`;
  }
  return `The site cannot be served on port ${port}: ${message}.`;
}

await serve();
