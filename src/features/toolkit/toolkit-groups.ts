import { fileRequestMessage } from '#features/contact/messages.ts';
import type { DownloadView } from '#features/downloads/download.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

/** Items that belong together. */
export interface ToolkitGroupView {
  title: string;
  items: readonly ToolkitItemView[];
}

/** An item with its files; while it has none, with the letter that asks for it. */
export interface ToolkitItemView {
  id: string;
  title: string;
  text: string;
  downloads: readonly DownloadView[];
  askHref: string;
}

/** The groups of the page file → the same groups, each item with the files that are made for it. */
export function toolkitGroups(
  groups: ToolkitPageFile['resources']['groups'],
  downloads: readonly DownloadView[],
  email: SiteView['email'],
): ToolkitGroupView[] {
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      downloads: downloads.filter((download) => download.item === item.id),
      askHref: mailtoHref(fileRequestMessage(email, item.title)),
    })),
  }));
}
