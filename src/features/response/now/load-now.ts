import { getCollection } from 'astro:content';
import { claimIn, type SourceLink } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { kitHref } from '#features/response/hazards/hazard.ts';
import { hazardsInSeason } from '#features/response/hazards/hazards-in-season.ts';
import { resourceSource } from '#features/response/hazards/kit/resource-source.ts';
import type { NowLineFile, OfficialPageFile } from './now.schema.ts';
import { type NowView, numbered } from './now.ts';
import { type NowLanguage, nowHref, nowIds } from './now-addresses.ts';

/** What to do in each hazard, in the order of the season. Throws if a document or a hazard is not there; the content check says so first. */
export async function loadNow(language: NowLanguage): Promise<NowView[]> {
  const ledger = await loadClaims();
  const documents = byId(await getCollection('resources'));
  const pages = byId(await getCollection('officialPages'));
  const season = await hazardsInSeason();
  const hazards = byId(season);
  const files = byId(await getCollection('now'));
  const official = (id: string) => officialSource(entryIn(pages, id));
  const sourceOf = ({ cites, id }: NowLineFile): SourceLink => {
    if (cites === 'claim') return claimIn(ledger, id).published.source;
    return cites === 'resource' ? resourceSource(entryIn(documents, id)) : official(id);
  };
  const inSeason = season.flatMap(({ id }) =>
    nowIds.filter((now) => entryIn(files, now).hazard === id),
  );
  return inSeason.map((id) => {
    const file = entryIn(files, id);
    const { name, icon } = entryIn(hazards, file.hazard);
    const { title, description, door, official: page } = file[language];
    return {
      ...{ id, title, description, door, icon, hazard: name },
      href: nowHref(language, id),
      kit: kitHref(file.hazard),
      ...numbered(file, language, sourceOf),
      official: official(page),
    };
  });
}

/** A page of a public office as documents are cited: publisher and title. */
function officialSource({ publisher, title, url, secondary }: OfficialPageFile): SourceLink {
  return { name: `${publisher}, ${title}`, href: url, secondary };
}

function byId<Data>(entries: readonly { id: string; data: Data }[]): ReadonlyMap<string, Data> {
  return new Map(entries.map(({ id, data }) => [id, data]));
}

function entryIn<Data>(entries: ReadonlyMap<string, Data>, id: string): Data {
  const entry = entries.get(id);
  if (!entry) throw new Error(`content: there is no file "${id}"`);
  return entry;
}
