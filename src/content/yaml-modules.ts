import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolders, findFile } from './content-folders.ts';
import { isDemonstration, readFound } from './read-found.ts';

/**
 * Lets browser code import the words of a content file: `import words from '#words/pages/copy.yaml'`
 * names the file of the example, and holds the words of the network over it. The content check
 * vouches for their shape.
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
      const { data } = await readFound(file, 'yaml', await isDemonstration(folders));
      if (!data) throw new Error(`${id} cannot be read; npm run content:check says why`);
      return moduleOf(data as Record<string, unknown>);
    },
  };
}

/**
 * A file's data → a module with each key by itself and the whole as default: a bundle holds the
 * keys that are used.
 */
function moduleOf(data: Record<string, unknown>): string {
  const entries = Object.entries(data).map(([key, value], at) => ({ key, name: `v${at}`, value }));
  return [
    ...entries.map(({ name, value }) => `const ${name} = ${JSON.stringify(value)};`),
    ...entries.map(({ key, name }) => `export { ${name} as ${JSON.stringify(key)} };`),
    `export default { ${entries.map(({ key, name }) => `${JSON.stringify(key)}: ${name}`).join(', ')} };`,
  ].join('\n');
}
