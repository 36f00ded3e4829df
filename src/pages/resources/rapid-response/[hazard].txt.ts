import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { kitText } from '#features/response/hazards/kit/kit.ts';
import { loadKit } from '#features/response/hazards/load-hazards.ts';
import { entryPaths } from '../../_paths.ts';

export const getStaticPaths = () => entryPaths('hazards', 'hazard');

/** The whole kit of a hazard as a text file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) => {
  const kit = await loadKit(context.props.entry, new Date());
  const { name } = await loadPage('site');
  const text = kitText(kit, await loadPage('hazardKitPage'), name, context.url.origin);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
