import { loadPage } from '#content/load-page.ts';
import type { Download } from '#files/downloads/download.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { toolkitHref } from './files/toolkit-document.ts';
import { toolkitArchive } from './toolkit-archive.ts';

/** The archive of everything that the toolkit page offers, out of all the files of the site. */
export async function loadToolkitArchive(files: readonly Download[]): Promise<Download> {
  const { title, resources } = await loadPage('toolkitPage');
  const { name, demonstration, demonstrationNotice } = await loadPage('site');
  const { dateLine } = await loadPage('toolkitWords');
  const parts = resources.groups.map(({ title: group, items }) => ({
    group,
    downloads: items.flatMap(({ id }) => files.filter(({ item }) => item === id)),
  }));
  const readMe = (date: string) =>
    [
      `${name}: ${title}`,
      `${import.meta.env.SITE}${toolkitHref}`,
      fillIn(dateLine, { date: longDate(date) }),
      ...(demonstration ? [demonstrationNotice] : []),
      '',
    ].join('\r\n');
  return toolkitArchive(parts, title, readMe);
}
