import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { scriptsWithImports } from '#features/offline/build/page-parts.ts';

/** Characters. A larger script is fetched before the approach. */
const large = 2000;

/**
 * Adds `client:approach` for islands. In the built pages it writes into each such island the names
 * of the large scripts that it needs, so that they can be fetched without being run; the many small
 * ones wait for the approach, because to ask for a script takes a slow phone two milliseconds. It
 * also has the scripts of a page fetched after everything that the page is painted with.
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
          const withNames = withScripts(html, (path) => scripts.get(path) ?? '');
          await writeFile(file, atLowPriority(withNames));
        }
      },
    },
  };
}

/**
 * Returns the HTML of a page with `data-scripts` in each island that waits for an approach: the
 * names of its large scripts, with blanks between. `read` returns the text of a script by its
 * address.
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
 * Returns the HTML of a page with its module scripts at low priority. They run once the page is
 * parsed; at the browser's usual high priority they would only delay the fonts and the page itself.
 */
function atLowPriority(html: string): string {
  return html.replaceAll(
    '<script type="module" src=',
    '<script type="module" fetchpriority="low" src=',
  );
}

/** Returns the text of every script of the built site by its address. */
async function readScripts(root: string): Promise<ReadonlyMap<string, string>> {
  const names = glob('_astro/*.js', { cwd: root });
  const read = async (name: string) =>
    [`/${name}`, await readFile(join(root, name), 'utf8')] as const;
  return new Map(await Array.fromAsync(names, read));
}
