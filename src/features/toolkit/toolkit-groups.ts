import { fileRequestMessage } from '#features/contact/messages.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';
import type { FileView } from '#ui/file-list/FileList.tsx';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

/** Files that belong together. */
export interface ToolkitGroupView {
  title: string;
  files: readonly FileView[];
}

/** The groups of the page file → the same groups, each file with the letter that asks for it. */
export function toolkitGroups(
  groups: ToolkitPageFile['resources']['groups'],
  email: SiteView['email'],
): ToolkitGroupView[] {
  return groups.map(({ title, items }) => ({
    title,
    files: items.map((item) => ({
      name: item.title,
      contents: item.text,
      askHref: mailtoHref(fileRequestMessage(email, item.title)),
    })),
  }));
}
