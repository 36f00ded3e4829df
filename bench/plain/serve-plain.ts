import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { precompress } from '#hosting/precompress.ts';
import { plainPage } from './plain-page.ts';

/** The pages of a built site at some paths, written plainly, compressed and served on a free port. */
export async function servePlain(dist: string, paths: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'chv-plain-'));
  for (const path of paths) {
    const file = `${path === '/' ? '/index' : path}.html`;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), plainPage(await readFile(join(dist, file), 'utf8')));
  }
  await cp(join(dist, '_astro'), join(folder, '_astro'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.woff2'),
  });
  await precompress(folder);
  const server = createServer(sirv(folder, { brotli: true, etag: true })).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
