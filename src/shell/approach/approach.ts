import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { scriptsWithImports } from '#features/offline/build/page-parts.ts';

/** Characters from which a script is fetched before the approach. */
const large = 2000;

/**
 * Gives islands `client:approach`, and writes into each of the built ones the large ones of the
 * scripts that it needs, so that they can be fetched without being run. To ask for a script takes a
 * slow phone two milliseconds, so the many small ones wait for the approach. Scripts of a page are
 * fetched after what it is painted with.
 */
export function approach(): AstroIntegration {
  return {
    name: 'approach',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'approach',
          entrypoint: fileURLToPath(new URL('./hydrate-on-approach.ts', import.meta.url)),
        }),
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const scripts = await readScripts(root);
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          const html = await readFile(file, 'utf8');
          const named = withScripts(html, (path) => scripts.get(path) ?? '');
          await writeFile(file, atLowPriority(named));
        }
      },
    },
  };
}

/**
 * The page with `data-scripts` in each island that waits for an approach. `read` gives the text of
 * a script by its address.
 */
function withScripts(html: string, read: (path: string) => string): string {
  return html.replace(/<astro-island [^>]*?client="approach"/g, (tag) => {
    const entries = [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    const names = scriptsWithImports(entries, read, 'static')
      .filter((path) => read(path).length > large)
      .map((path) => path.split('/').pop());
    return `${tag} data-scripts="${names.join(' ')}"`;
  });
}

/**
 * The page with its module scripts at low priority. They run once it is parsed, so at the browser's
 * usual high priority they would only take the line from the fonts and the page itself.
 */
function atLowPriority(html: string): string {
  return html.replaceAll(
    '<script type="module" src=',
    '<script type="module" fetchpriority="low" src=',
  );
}

/** The text of every script of the built site by its address. */
async function readScripts(root: string): Promise<ReadonlyMap<string, string>> {
  const names = glob('_astro/*.js', { cwd: root });
  const read = async (name: string) =>
    [`/${name}`, await readFile(join(root, name), 'utf8')] as const;
  return new Map(await Array.fromAsync(names, read));
}
