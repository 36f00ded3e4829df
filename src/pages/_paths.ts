import { type CollectionKey, getCollection } from 'astro:content';
import { loadNow } from '#features/response/now/load-now.ts';
import { type NowLanguage, nowSteps } from '#features/response/now/now.ts';

/**
 * For `getStaticPaths`: a path for each entry of a collection, with its id as the parameter of that
 * name.
 */
export async function entryPaths<Name extends CollectionKey>(name: Name, parameter: string) {
  const entries = await getCollection(name);
  return entries.map((entry) => ({ params: { [parameter]: entry.id }, props: { entry } }));
}

/**
 * For `getStaticPaths`: what to do now in a language, first the page with a link to each hazard,
 * then the hazards.
 */
export async function nowPaths(language: NowLanguage) {
  const hazards = await loadNow(language);
  return [undefined, ...hazards].map((now) => ({
    params: { page: now && nowSteps[now.id][language] },
    props: { language, hazards, now },
  }));
}
