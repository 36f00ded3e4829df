import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { Kind } from './kinds.ts';
import { markExternalLinks } from './mark-external-links.ts';
import { readEntry } from './read-entry.ts';

/**
 * An Astro loader for one kind of content. It reads files exactly as the content check does, so
 * what was checked is what is shown. In development it loads the kind again when a file changes.
 */
export function contentLoader(kind: Kind): Loader {
  const folder = join('content', kind.folder);
  return {
    name: `content/${kind.folder}`,
    async load(context) {
      await loadAll(kind, folder, context);
      context.watcher?.add(folder);
      context.watcher?.on('all', (_, path) => {
        if (path.includes(folder)) void loadAll(kind, folder, context);
      });
    },
  };
}

async function loadAll(kind: Kind, folder: string, context: LoaderContext): Promise<void> {
  const names = (await readdir(folder)).filter((name) => belongsTo(kind, name)).sort();
  context.store.clear();
  for (const name of names) await loadOne(kind, join(folder, name), context);
}

async function loadOne(kind: Kind, filePath: string, context: LoaderContext): Promise<void> {
  const id = parse(filePath).name;
  const { data: raw, body } = readEntry(await readFile(filePath, 'utf8'), kind.format);
  const data = await context.parseData({ id, filePath, data: raw as Record<string, unknown> });
  const rendered = kind.format === 'md' ? await context.renderMarkdown(body) : undefined;
  if (rendered) rendered.html = markExternalLinks(rendered.html);
  context.store.set({ id, data, body, filePath, ...(rendered && { rendered }) });
}

/** Whether a file name is an entry of this kind. */
export function belongsTo(kind: Kind, fileName: string): boolean {
  const { name, ext } = parse(fileName);
  return ext === `.${kind.format}` && (kind.only === undefined || kind.only.includes(name));
}
