import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { type Fault, formatFaults } from './fault.ts';
import { publishedFile } from './published.ts';
import { reportPage } from './report-page.ts';

const next = 'Mend what is listed and save: the site comes back by itself.';
/** Editors write a file in several steps, in milliseconds. */
const pause = 100;

/**
 * During `npm run dev`, says what is wrong with the content in our own words: in the terminal, and in place of every page
 * until it is mended. A page inside a frame is shown all the same, with the content as it last was sound: it is the
 * preview of the studio, which has the report beside it.
 */
export function contentReport(): AstroIntegration {
  return {
    name: 'content-report',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let faults: Fault[] = [];
        /** The check that runs or is due; a page is answered after it. */
        let checking = checkOrSayWhy();
        let isDue = false;

        /** A check that cannot be made, as while code is half written or the server stops, leaves the report as it was. */
        function checkOrSayWhy(): Promise<void> {
          return check().catch((error: Error) => logger.warn(`Not checked: ${error.message}`));
        }

        async function check(): Promise<void> {
          // By the server, not by an import, so that a schema that was changed is the one that counts.
          const { checkContent } = await server.ssrLoadModule('/src/check/check-content.ts');
          const found: Fault[] = (await checkContent()).faults;
          const [before, after] = [faults, found].map((list) => JSON.stringify(list));
          faults = found;
          if (before === after) return;
          if (found.length > 0) logger.error(`\n\n${formatFaults(found, next)}\n`);
          else logger.info('The content is sound again.');
          server.ws.send({ type: 'full-reload' });
        }

        server.watcher.on('all', (_, path) => {
          if (isDue || !concerns(path, faults)) return;
          isDue = true;
          checking = checking.then(async () => {
            await wait(pause);
            isDue = false;
            await checkOrSayWhy();
          });
        });

        server.middlewares.use((request, response, pass) => {
          if (!isPage(request.headers)) return pass();
          void checking.then(() => {
            if (faults.length === 0) return pass();
            response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
            response.end(reportPage(faults, next));
          });
        });
      },
    },
  };
}

/** Whether a saved file can change the report: content, what was published, and code while something is wrong. */
function concerns(path: string, faults: readonly Fault[]): boolean {
  const isIn = (folder: string) => !relative(resolve(folder), path).startsWith('..');
  return isIn('content') || path === resolve(publishedFile) || (faults.length > 0 && isIn('src'));
}

/** Whether a browser asks for a page of its own, and not for a file, a part of a page or a frame. */
function isPage(headers: Record<string, string | string[] | undefined>): boolean {
  return headers['sec-fetch-dest'] === undefined
    ? String(headers.accept).includes('text/html')
    : headers['sec-fetch-dest'] === 'document';
}
