import { getCollection } from 'astro:content';
import { type SourceLink, sourceLink } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from '../hazards/hazard.schema.ts';
import { kitHref } from '../hazards/hazard.ts';
import { hazardsInSeason, loadSourceOf } from '../hazards/load-hazards.ts';
import type { NowLineFile, OfficialPageFile } from './now.schema.ts';
import { type NowLanguage, type NowView, nowHref, nowIds, numberedLines } from './now.ts';

/**
 * Loads the pages of all hazards in a language, in the order of the season. Throws where a file is
 * missing; the content check reports it before a build.
 */
export async function loadNow(language: NowLanguage): Promise<NowView[]> {
  const adviceSource = await loadSourceOf();
  const pages = await getCollection('officialPages');
  const files = await getCollection('now');
  const official = (id: string) => officialSource(entryIn(pages, id));
  const sourceOf = ({ cites, id }: NowLineFile): SourceLink =>
    cites === 'official' ? official(id) : adviceSource({ cites, id });
  const view = (id: NowView['id'], { name, icon }: HazardFile): NowView => {
    const file = entryIn(files, id);
    const { title, description, door, official: page } = file[language];
    return {
      id,
      title,
      description,
      door,
      icon,
      hazard: name,
      href: nowHref(language, id),
      kit: kitHref(file.hazard),
      ways: file.ways,
      ...numberedLines(file, language, sourceOf),
      official: official(page),
    };
  };
  return (await hazardsInSeason()).flatMap(({ id: hazard, data }) =>
    nowIds.filter((id) => entryIn(files, id).hazard === hazard).map((id) => view(id, data)),
  );
}

/** Returns a page of a public office as a source, with publisher and title. */
function officialSource({ publisher, title, url, reportedBy }: OfficialPageFile): SourceLink {
  return sourceLink(`${publisher}, ${title}`, url, reportedBy);
}

function entryIn<Data>(entries: readonly { id: string; data: Data }[], id: string): Data {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content: there is no file "${id}"`);
  return entry.data;
}
