import { strToU8 } from 'fflate';
import { cachedBytes } from '#files/build-cache.ts';
import { type Download, downloadHref } from '#files/downloads/download.ts';
import { bytesOf } from '#files/downloads/made-download.ts';
import { archiveOf } from '#files/office/archive.ts';

/** Id of the archive, where other files have that of their item. */
export const everything = 'toolkit-everything';

/** What the archive holds: a folder for each group of the page, in the order of the page. */
export interface ArchivePart {
  group: string;
  downloads: readonly Download[];
}

/** All files of the toolkit as one archive, dated by the newest of them. */
export function toolkitArchive(
  parts: readonly ArchivePart[],
  name: string,
  readMe: (date: string) => string,
): Download {
  const days = parts.flatMap(({ downloads }) => downloads.map((download) => download.date));
  const date = days.toSorted().at(-1) ?? '';
  const make = async () => {
    const files = await Promise.all(parts.map(folder));
    const all = { 'README.txt': strToU8(readMe(date)), ...Object.assign({}, ...files) };
    return cachedBytes('archives', [date, ...Object.entries(all).flat()], async () =>
      archiveOf(all, date),
    );
  };
  return { path: 'community-toolkit', type: 'zip', item: everything, name, date, make };
}

async function folder({ group, downloads }: ArchivePart, index: number) {
  const entries = await Promise.all(
    downloads.map(async (download) => {
      const file = downloadHref(download).split('/').at(-1);
      return [`${index + 1} ${group}/${file}`, await bytesOf(download)] as const;
    }),
  );
  return Object.fromEntries(entries);
}
