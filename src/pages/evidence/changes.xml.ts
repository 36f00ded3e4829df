import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { changesFeed, changesOf } from '#features/evidence/changes/changes.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';

/** Every change of a claim, for feed readers. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const { feed: words, topics } = await loadPage('evidencePage');
  const { license } = await loadPage('feeds');
  // No uses: an entry does not list the pages that show the claim.
  const entries = await loadEvidence([]);
  const feed = changesFeed({
    ...{ words, license, base: base ?? url },
    site: await loadPage('site'),
    changes: changesOf(entries, topics),
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
}
