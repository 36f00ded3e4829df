import type { Checklist } from '#features/community/planner/checklist.schema.ts';
import { fileRequest } from '#features/letters/definitions/short-letters.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import type { DownloadView } from '#files/downloads/download.ts';
import { fillIn } from '#site/words.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

/** The page file and the checklist → the page file with the weeks of the checklist in its sentences. */
export function withPhases(page: ToolkitPageFile, { phases }: Checklist): ToolkitPageFile {
  const titles = phases.map(({ title }) => title[0]?.toLowerCase() + title.slice(1));
  const [first = '', second = ''] = titles;
  const words = { first, second, phases: titles.join(', ') };
  const { steps, resources } = page;
  const groups = resources.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, text: fillIn(item.text, words) })),
  }));
  return {
    ...page,
    steps: { ...steps, ...(steps.lede && { lede: fillIn(steps.lede, words) }) },
    resources: { ...resources, groups },
  };
}

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
  ask: LetterLink;
}

/** The groups of the page file → the same groups, each item with the files that are made for it. */
export function toolkitGroups(
  groups: ToolkitPageFile['resources']['groups'],
  downloads: readonly DownloadView[],
): ToolkitGroupView[] {
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      downloads: downloads.filter((download) => download.item === item.id),
      ask: letterLink(fileRequest, { file: item.title }),
    })),
  }));
}
