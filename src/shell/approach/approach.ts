import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify, transformWithOxc } from 'vite';
import { scriptsWithImports } from '#features/offline/build/page-parts.ts';

/** Characters from which a script is fetched before the approach. */
const large = 2000;

/**
 * Gives islands `client:approach`, and writes into each of the built ones the large ones of the scripts that it needs,
 * so that they can be fetched without being run. To ask for a script takes a slow phone two milliseconds, so the
 * many small ones wait for the approach. The scripts of a page are fetched after its first paint.
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
        const lateModules = await readLateModules();
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          const html = await readFile(file, 'utf8');
          const named = withScripts(html, (path) => scripts.get(path) ?? '');
          await writeFile(file, afterFirstPaint(named, lateModules));
        }
      },
    },
  };
}

/** The page with `data-scripts` in each island that waits for an approach. `read` gives the text of a script by its address. */
export function withScripts(html: string, read: (path: string) => string): string {
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
 * The page with one inline script in place of its module scripts, which runs them after the first paint: fetched with the
 * page, they would share its connection with what it is painted with. Its text is the same in all pages.
 */
export function afterFirstPaint(html: string, lateModules: string): string {
  const sources = [...html.matchAll(moduleScript)].map(([, source = '']) => source);
  if (sources.length === 0) return html;
  const loader = `<script data-modules="${sources.join(' ')}">${lateModules}</script>`;
  return html.replaceAll(moduleScript, '').replace('</head>', () => `${loader}</head>`);
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/** `runLateModules` as the text of a classic script. It is read as text, because Vite rewrites `import()` in code that it runs. */
async function readLateModules(): Promise<string> {
  const file = fileURLToPath(new URL('./late-modules.ts', import.meta.url));
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const script = await minify(file, `(${code.replace(/^[\s\S]*?export /, '')})()`);
  return script.code;
}

/** The text of every script of the built site by its address. */
async function readScripts(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await Array.fromAsync(glob('_astro/*.js', { cwd: root }));
  return new Map(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(join(root, name), 'utf8')] as const),
    ),
  );
}
