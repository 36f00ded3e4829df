import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadEntries as loadEvents, loadSearchedTexts } from '#features/events/load-events.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import { namesOf } from '#features/evidence/finder/claim-list.ts';
import { indexClaims } from '#features/evidence/finder/evidence-index.ts';
import { loadEntries as loadDocuments } from '#features/library/load-resources.ts';
import { loadClaimUses } from '#features/open-data/claim-uses.ts';
import { loadDirectory, loadSearchFile } from '#features/speakers/directory/load-directory.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { summaryOf } from '#features/stories/story.ts';

/** What islands fetch, by address: the lists that are too long for one page, and what they search. */
const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  'speakers/directory': loadDirectory,
  'speakers/search-index': loadSearchFile,
  stories: async () => (await loadStories()).map(summaryOf),
  'resources/library': loadDocuments,
  'resources/events-calendar/parts/events': loadEvents,
  'resources/events-calendar/parts/descriptions': loadSearchedTexts,
  'evidence/search-index': async () => {
    const names = namesOf(await loadPage('evidencePage'));
    return indexClaims(await loadEvidence(await loadClaimUses()), names);
  },
};

export const getStaticPaths = () =>
  Object.entries(lists).map(([list, load]) => ({ params: { list }, props: { load } }));

/** Every item of a list as its page shows one, or the index of its search. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await props.load());
