import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { hazardsInSeason } from '#features/response/hazards/load-hazards.ts';
import { resourceSource } from '#features/response/hazards/references.ts';
import type { PartContext } from './document-blocks.ts';

/** What the documents of the toolkit refer to. */
export async function loadPartContext(): Promise<PartContext> {
  const resources = await getCollection('resources');
  const hazards = await hazardsInSeason();
  return {
    words: await loadPage('toolkitWords'),
    ledger: await loadClaims(),
    library: new Map(
      resources.map(({ id, data }) => [
        id,
        { source: resourceSource(data), description: data.description },
      ]),
    ),
    phases: (await loadPage('checklist')).phases,
    hazards: hazards.map(({ data: { name, questions } }) => ({ name, questions })),
  };
}
