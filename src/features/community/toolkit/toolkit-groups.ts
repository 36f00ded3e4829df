import type { Checklist } from '#features/community/planner/planner.schema.ts';
import type { DownloadView } from '#files/downloads/download.ts';
import { fillIn, lowerFirst } from '#site/words.ts';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

type GroupFile = ToolkitPageFile['resources']['groups'][number];

export type ToolkitGroupView = ReturnType<typeof toolkitGroups>[number];

/** The groups of the page file, each item with its downloads. */
export function toolkitGroups(groups: readonly GroupFile[], downloads: readonly DownloadView[]) {
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      downloads: downloads.filter((download) => download.item === item.id),
    })),
  }));
}

/** Fills the placeholders of the page file with the phases of the checklist: `{first}`, `{second}`, `{phases}`. */
export function withPhases(page: ToolkitPageFile, { phases }: Checklist): ToolkitPageFile {
  const titles = phases.map(({ title }) => lowerFirst(title));
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
