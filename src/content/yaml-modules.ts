import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Lets browser code import the words of a content file: `import words from '…/contact.yaml'`. The content check vouches for their shape. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.yaml')) return undefined;
      return moduleOf(parse(await readFile(id, 'utf8')));
    },
  };
}

/** A file's data → a module with each key by itself and the whole as default: a bundle holds the keys that are used. */
function moduleOf(data: Record<string, unknown>): string {
  const entries = Object.entries(data).map(([key, value], at) => ({ key, name: `v${at}`, value }));
  return [
    ...entries.map(({ name, value }) => `const ${name} = ${JSON.stringify(value)};`),
    ...entries.map(({ key, name }) => `export { ${name} as ${JSON.stringify(key)} };`),
    `export default { ${entries.map(({ key, name }) => `${JSON.stringify(key)}: ${name}`).join(', ')} };`,
  ].join('\n');
}
