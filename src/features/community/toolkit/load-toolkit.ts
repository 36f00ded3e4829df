import { loadPage } from '#content/load-page.ts';
import type { DownloadView } from '#files/downloads/download.ts';
import { loadDownloads } from '#files/downloads/load-downloads.ts';
import { downloadView } from '#files/downloads/made-download.ts';
import { everything } from './toolkit-archive.ts';
import { type ToolkitGroupView, toolkitGroups, withPhases } from './toolkit-groups.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

/** The words of the toolkit, its items with their files, and the archive of all of them. */
export async function loadToolkit(): Promise<{
  page: ToolkitPageFile;
  groups: ToolkitGroupView[];
  archive: DownloadView;
}> {
  const page = withPhases(await loadPage('toolkitPage'), await loadPage('checklist'));
  const { resources } = page;
  const offered = resources.groups.flatMap(({ items }) => items.map(({ id }): string => id));
  const own = (await loadDownloads()).filter(({ item }) => [...offered, everything].includes(item));
  const views = await Promise.all(own.map(downloadView));
  const archive = views.find(({ item }) => item === everything);
  if (!archive) throw new Error('downloads: there is no archive of the toolkit');
  return { page, groups: toolkitGroups(resources.groups, views), archive };
}
