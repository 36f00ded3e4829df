import { getCollection } from 'astro:content';
import { strToU8 } from 'fflate';
import { loadPage } from '#content/load-page.ts';
import type { Checklist } from '#features/community/planner/planner.schema.ts';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { bytesOf, type Download, downloadHref, downloadView } from '#files/downloads/download.ts';
import { archiveOf } from '#files/office/archive.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn, lowerFirst } from '#site/words.ts';
import { communityPages } from '../community.table.ts';
import { loadDocuments } from './files/load-documents.ts';
import { isForHandout } from './files/toolkit-document.ts';
import { phasesByStep } from './step-phases.ts';
import type { ToolkitPageFile } from './toolkit.schema.ts';

const everything = 'toolkit-everything';

/**
 * Loads the words of the toolkit page, its items with their files, the archive of all files, and
 * the phases of the checklist under each step. Throws where there is no archive.
 */
export async function loadToolkit(socialPack: Download) {
  const checklist = await loadPage('checklist');
  const page = withPhases(await loadPage('toolkitPage'), checklist);
  const views = await Promise.all((await loadToolkitFiles(socialPack)).map(downloadView));
  const archive = views.find(({ item }) => item === everything);
  if (!archive) throw new Error('downloads: there is no archive of the toolkit');
  const groups = page.resources.groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      downloads: views.filter((view) => view.item === item.id),
    })),
  }));
  return { page, groups, archive, phases: phasesByStep(checklist.phases) };
}

/** A group of the page file, each item with its downloads. */
export type ToolkitGroupView = Awaited<ReturnType<typeof loadToolkit>>['groups'][number];

/**
 * Fills the placeholders of the page file with the phases of the checklist: `{first}`, `{second}`,
 * `{phases}`.
 */
function withPhases(page: ToolkitPageFile, { phases }: Checklist): ToolkitPageFile {
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

/**
 * Loads every file of the toolkit. The caller passes the social graphics pack, because the media
 * room makes it.
 */
export async function loadToolkitFiles(socialPack: Download): Promise<Download[]> {
  const files = [...(await loadDocuments()), socialPack];
  return [...files, await loadArchive(files)];
}

/**
 * Loads the archive of the files that the page offers. It has a folder for each group, in the order
 * of the page, and the date of its newest file.
 */
async function loadArchive(files: readonly Download[]): Promise<Download> {
  const { title: name, resources } = await loadPage('toolkitPage');
  const folders = resources.groups.map(({ title, items }, index) => ({
    folder: `${index + 1} ${title}`,
    downloads: items.flatMap(({ id }) => files.filter(({ item }) => item === id)),
  }));
  const days = folders.flatMap(({ downloads }) => downloads.map((download) => download.date));
  const date = days.toSorted().at(-1) ?? '';
  const readMe = await loadReadMe(name, date);
  const make = async () => {
    const entries = folders.flatMap(({ folder, downloads }) =>
      downloads.map(async (download): Promise<[string, Uint8Array]> => {
        const file = downloadHref(download).split('/').at(-1);
        return [`${folder}/${file}`, await bytesOf(download)];
      }),
    );
    const contents = Object.fromEntries(await Promise.all(entries));
    const all = { 'README.txt': strToU8(readMe), ...contents };
    return cachedBytes('archives', [date, ...Object.entries(all).flat()], async () =>
      archiveOf(all, date),
    );
  };
  return { path: 'community-toolkit', type: 'zip', item: everything, name, date, make };
}

async function loadReadMe(title: string, date: string): Promise<string> {
  const { name, demonstration, demonstrationNotice } = await loadPage('site');
  const { dateLine } = await loadPage('toolkitWords');
  return [
    `${name}: ${title}`,
    `${import.meta.env.SITE}${communityPages.toolkit.href}`,
    fillIn(dateLine, { date: longDate(date) }),
    ...(demonstration ? [demonstrationNotice] : []),
    '',
  ].join('\r\n');
}

/** Returns the ids of the claims in the files of the toolkit, each once. */
export async function loadToolkitClaims(ledger: ClaimLedger): Promise<string[]> {
  const documents = await getCollection('toolkitDocuments');
  const hazards = await getCollection('hazards');
  const { messages } = await loadPage('keyMessagesPage');
  const parts = documents.flatMap(({ data }) => data.sections.flatMap((section) => section.parts));
  const claims = [
    ...parts.flatMap((part) => ('claims' in part ? part.claims : [])),
    ...hazards.flatMap(({ data }) => handoutClaims(data, ledger)),
    ...messages.map(({ claim }) => claim),
  ];
  return [...new Set(claims)];
}

function handoutClaims({ facts, actions, advice }: HazardFile, ledger: ClaimLedger): string[] {
  const fact = facts.map((id) => claimIn(ledger, id)).find(isForHandout)?.id;
  const lines = [advice.before, advice.during, advice.after].flat();
  const cited = lines.filter(({ cites }) => cites === 'claim').map(({ id }) => id);
  return [...(fact ? [fact] : []), ...actions, ...cited];
}
