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
      return `export default ${JSON.stringify(parse(await readFile(id, 'utf8')))}`;
    },
  };
}
