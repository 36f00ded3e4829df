import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isDemonstrationSite, readEntry } from './read-entry.ts';

/**
 * Lets browser code import the words of a content file: `import words from '…/contact.yaml'`. The
 * content check vouches for their shape.
 */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.yaml')) return undefined;
      const site = await readFile('content/site.yaml', 'utf8');
      const { data } = readEntry(await readFile(id, 'utf8'), 'yaml', isDemonstrationSite(site));
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
