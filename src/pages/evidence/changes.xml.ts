import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { changesOf } from '#features/evidence/changes/changes.ts';
import { changesFeed } from '#features/evidence/changes/changes-feed.ts';
import { loadEvidence } from '#features/evidence/load-evidence.ts';

/** Every change of a claim, for feed readers. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const { feed: words, topics } = await loadPage('evidencePage');
  const { license } = await loadPage('feeds');
  const feed = changesFeed({
    ...{ words, license, base: base ?? url },
    site: await loadPage('site'),
    changes: changesOf(await loadEvidence(), topics),
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
}
