import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { kitText } from '#features/response/hazards/kit/kit.ts';
import { loadKit } from '#features/response/hazards/load-hazards.ts';

export const getStaticPaths = (async () => {
  const hazards = await getCollection('hazards');
  return hazards.map((hazard) => ({ params: { hazard: hazard.id }, props: { hazard } }));
}) satisfies GetStaticPaths;

/** The whole kit of a hazard as a text file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) => {
  const kit = await loadKit(context.props.hazard, new Date());
  const { name } = await loadPage('site');
  const text = kitText(kit, await loadPage('hazardKitPage'), name, context.url.origin);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
