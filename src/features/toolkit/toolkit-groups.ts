import { fileRequestMessage } from '#features/contact/messages.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

/** A file of the toolkit and the letter that asks for it. */
export interface ToolkitItemView {
  title: string;
  text: string;
  request: string;
}

/** Files that belong together. */
export interface ToolkitGroupView {
  title: string;
  items: readonly ToolkitItemView[];
}

/** The groups of the page file → the same groups, each file with its letter. */
export function toolkitGroups(
  groups: ToolkitPageFile['resources']['groups'],
  email: SiteView['email'],
): ToolkitGroupView[] {
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      request: mailtoHref(fileRequestMessage(email, item.title)),
    })),
  }));
}
