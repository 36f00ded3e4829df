import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { contentFolders } from '#content/content-folders.ts';
import { escapeHtml } from '#site/escape-html.ts';
import { counted } from '#site/words.ts';
import { formatProblems, type Problem, sortedProblems } from './problem.ts';

const nextStep = 'Fix what is listed and save: the site comes back by itself.';
/** Milliseconds to wait before a check, since editors write a file in several steps. */
const pause = 100;

/**
 * During `npm run dev`, reports problems in the content in the terminal and, until they are fixed,
 * in place of every page. A page inside a frame is shown all the same: it is the preview of the
 * studio, which has the report beside it.
 */
export function contentReport(): AstroIntegration {
  return {
    name: 'content-report',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let problems: Problem[] = [];
        /** The check that runs or is due; a page is answered after it. */
        let checking = checkOrSayWhy();
        let isDue = false;

        /**
         * Checks, and warns in the terminal where that fails, as while code is half written or the
         * server stops; the report then stays as it was.
         */
        function checkOrSayWhy(): Promise<void> {
          return check().catch((error: Error) => logger.warn(`Not checked: ${error.message}`));
        }

        async function check(): Promise<void> {
          // Loaded by the server, not by an import, so that the schemas are those of now.
          const { checkContent } = await server.ssrLoadModule('/src/check/check-content.ts');
          const found: Problem[] = (await checkContent()).problems;
          const isSameReport = JSON.stringify(problems) === JSON.stringify(found);
          problems = found;
          if (isSameReport) return;
          if (found.length > 0) logger.error(`\n\n${formatProblems(found, nextStep)}\n`);
          else logger.info('The content is sound again.');
          server.ws.send({ type: 'full-reload' });
        }

        server.watcher.on('all', (_, path) => {
          if (isDue || !canChangeReport(path, problems)) return;
          isDue = true;
          checking = checking.then(async () => {
            await wait(pause);
            isDue = false;
            await checkOrSayWhy();
          });
        });

        server.middlewares.use((request, response, next) => {
          if (!isPage(request.headers)) return next();
          void checking.then(() => {
            if (problems.length === 0) return next();
            response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
            response.end(reportPage(problems));
          });
        });
      },
    },
  };
}

/**
 * Whether a saved file can change the report: content, with what was published, and code while
 * something is wrong.
 */
function canChangeReport(path: string, problems: readonly Problem[]): boolean {
  const isIn = (folder: string) => !relative(resolve(folder), path).startsWith('..');
  const isContent = Object.values(contentFolders()).some(isIn);
  return isContent || (problems.length > 0 && isIn('src'));
}

/**
 * Whether a browser asks for a page in a tab, and not for a file, a part of a page or a frame. Old
 * browsers send no `Sec-Fetch-Dest`; of theirs, every request that takes HTML counts.
 */
function isPage(headers: Record<string, string | string[] | undefined>): boolean {
  return headers['sec-fetch-dest'] === undefined
    ? String(headers.accept).includes('text/html')
    : headers['sec-fetch-dest'] === 'document';
}

/**
 * The HTML that the development server sends in place of every page. The client script of Vite
 * loads the page again when the server says so.
 */
function reportPage(problems: readonly Problem[]): string {
  const count = counted(problems.length, 'problems');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} in the content</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; padding-top: 1rem; border-top: 2px solid; font: 600 1.0625rem/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: 5.5rem 1fr; gap: 0.25rem 0.5rem; margin: 0; }
dd { margin: 0; }
.fix { font-weight: 600; }
@media (width < 26rem) { dl { grid-template-columns: 1fr; } }
</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<main>
<h1>${count} in the content</h1>
<p>${escapeHtml(nextStep)}</p>
${sortedProblems(problems).map(problemPart).join('\n')}
</main>
</body>
</html>
`;
}

/** One problem in that HTML: its place as a heading, and its parts as a list of terms. */
function problemPart({ file, line, column, field, found, message, fix }: Problem): string {
  return `<h2>${escapeHtml(`${file}:${line}:${column}`)}</h2>
<dl>
${field ? `<dt>field</dt><dd>${escapeHtml(field)}</dd>` : ''}
<dt>found</dt><dd>${escapeHtml(found)}</dd>
<dt>problem</dt><dd>${escapeHtml(message)}</dd>
<dt>fix</dt><dd class="fix">${escapeHtml(fix)}</dd>
</dl>`;
}
