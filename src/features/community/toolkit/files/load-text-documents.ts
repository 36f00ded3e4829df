import { getCollection } from 'astro:content';
import type { Download } from '#files/downloads/download.ts';
import { documentBlocks } from './document-blocks.ts';
import { documentFiles } from './document-files.ts';
import { loadPartContext } from './load-part-context.ts';
import type { Frame } from './toolkit-document.ts';
import type { ToolkitItem } from './toolkit-items.ts';

/** The documents whose words are their own. The name of a content file is the id of its item. */
export async function loadTextDocuments(frame: Frame): Promise<Download[]> {
  const context = await loadPartContext();
  return (await getCollection('toolkitDocuments')).flatMap(({ id, data }) => {
    const { title, lede, updated, sections } = data;
    const blocks = documentBlocks(sections, context);
    const place = { item: id as ToolkitItem, file: id, name: title };
    return documentFiles(place, frame({ title, lede, updated, blocks }));
  });
}
