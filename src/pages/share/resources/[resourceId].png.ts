import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadResources } from '#features/library/load-resources.ts';
import type { ResourceView } from '#features/library/resource.ts';
import { resourceShareCard } from '#features/library/resource-page.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';

interface Props {
  resource: ResourceView;
}

export async function getStaticPaths() {
  const resources = await loadResources();
  return resources.map((resource) => ({
    params: { resourceId: resource.id },
    props: { resource },
  }));
}

/** The picture of a document where a link to its page is shared. */
export async function GET({ props: { resource } }: APIContext<Props>): Promise<Response> {
  const { name } = await loadPage('site');
  return shareFile(resourceShareCard(resource, name));
}
