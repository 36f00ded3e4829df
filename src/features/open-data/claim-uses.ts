import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { communityPages } from '#features/community/community.table.ts';
import { loadToolkitClaims } from '#features/community/toolkit/load-toolkit.ts';
import type { ClaimLedger } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import type { ClaimUse } from '#features/evidence/evidence.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { relatedClaims } from '#features/library/resource-page.ts';
import { guideHref, kitHref } from '#features/response/hazards/hazard.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { home, openOnes } from '#site/navigation.ts';
import { fillIn } from '#site/words.ts';

/**
 * Loads every page of the site that shows claims, with their ids. A page that shows a claim without
 * a source also shows the closest claim that has one.
 */
export async function loadClaimUses(): Promise<ClaimUse[]> {
  const ledger = await loadClaims();
  const { figure } = await loadPage('homePage');
  const messages = await loadPage('keyMessagesPage');
  const toolkit = await loadPage('toolkitPage');
  const mediaKit = await loadPage('mediaKitPage');
  const kit = await loadPage('hazardKitPage');
  const statistics = (await getCollection('statistics')).map(({ data }) => data.claim);
  const hazards = await getCollection('hazards');
  const toolkitClaims = await loadToolkitClaims(ledger);
  const uses: ClaimUse[] = [
    { page: home, claims: [...statistics, ...(figure.claim ? [figure.claim] : [])] },
    {
      page: { label: messages.title, href: '/resources/key-messages' },
      claims: messages.messages.map(({ claim }) => claim),
    },
    ...(await loadSpeakers()).map(({ name, href, talks }) => ({
      page: { label: name, href },
      claims: talks.flatMap(({ claims = [] }) => claims),
    })),
    // These two offer files in which claims are printed.
    ...openOnes([communityPages.toolkit]).map(({ href }) => ({
      page: { label: toolkit.title, href },
      claims: toolkitClaims,
    })),
    {
      page: { label: mediaKit.title, href: '/media-inquiries/media-kit' },
      claims: [...new Set([...statistics, ...hazards.flatMap(({ data }) => data.facts)])],
    },
    ...hazards.flatMap(({ id, data: { name, facts, actions } }) => {
      const claims = [...facts, ...actions];
      return [
        { page: { label: name, href: `${guideHref}#${id}` }, claims },
        { page: { label: fillIn(kit.title, { hazard: name }), href: kitHref(id) }, claims },
      ];
    }),
    ...(await loadResources()).map((resource) => ({
      page: { label: resource.title, href: resource.href },
      claims: relatedClaims(ledger, resource).map(({ id }) => id),
    })),
  ];
  return uses.map((use) => withClosest(use, ledger));
}

/** Returns a use whose claims without a source are followed by those that stand in for them. */
function withClosest({ page, claims }: ClaimUse, ledger: ClaimLedger): ClaimUse {
  const closest = claims.flatMap((id) => {
    const claim = ledger.get(id);
    // What is published of a claim without a source is the closest claim.
    return claim?.status === 'unsourced' ? [claim.published.claimId] : [];
  });
  return { page, claims: [...claims, ...closest] };
}
