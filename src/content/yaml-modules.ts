import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withoutClosed } from './closed-words.ts';
import { contentFolders, findFile } from './content-folders.ts';
import { closedSections } from './optional-sections.ts';
import { readFound, readingOf } from './read-found.ts';

/**
 * The Vite plugin that lets browser code import the words of a content file: `import words from
 * '#words/pages/copy.yaml'` names the file of the example, and holds the words of the network over
 * it. The content check vouches for their shape.
 */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.yaml')) return undefined;
      const folders = contentFolders();
      const file = findFile(relative(resolve(folders.fallback ?? folders.own), id), folders);
      this.addWatchFile(resolve(file.path));
      const found = await readFound(file, 'yaml', readingOf(folders));
      const { data } = withoutClosed(found, closedSections(folders));
      if (!data) throw new Error(`${id} cannot be read; npm run content:check says why`);
      return moduleOf(data as Record<string, unknown>);
    },
  };
}

/**
 * The source of a module with the data of a file: each key is an export of its own and the whole is
 * the default, so that a bundle holds only the keys that are used. Keys need not be names in
 * JavaScript, so the values are called `v0`, `v1` and so on.
 */
function moduleOf(data: Record<string, unknown>): string {
  const forBrowsers = JSON.parse(JSON.stringify(data, withoutAlso)) as typeof data;
  const entries = Object.entries(forBrowsers).map(([key, value], index) => ({
    key: JSON.stringify(key),
    name: `v${index}`,
    value: JSON.stringify(value),
  }));
  const constants = entries.map(({ name, value }) => `const ${name} = ${value};`);
  const named = entries.map(({ name, key }) => `export { ${name} as ${key} };`);
  const whole = entries.map(({ name, key }) => `${key}: ${name}`).join(', ');
  return [...constants, ...named, `export default { ${whole} };`].join('\n');
}

/** Leaves out what people call a page, which the search reads while the site is built. */
function withoutAlso(key: string, value: unknown): unknown {
  return key === 'also' ? undefined : value;
}
