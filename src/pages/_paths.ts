import { type CollectionKey, getCollection } from 'astro:content';
import { loadNow } from '#features/response/now/load-now.ts';
import { type NowLanguage, nowSteps } from '#features/response/now/now.ts';

/**
 * Returns the paths for `getStaticPaths`: one for each entry of a collection, whose id is the value
 * of the parameter with this name.
 */
export async function entryPaths<Name extends CollectionKey>(name: Name, parameter: string) {
  const entries = await getCollection(name);
  return entries.map((entry) => ({ params: { [parameter]: entry.id }, props: { entry } }));
}

/**
 * Returns the paths of the pages on what to do now in a language, for `getStaticPaths`: first the
 * page with a link to each hazard, then the hazards.
 */
export async function nowPaths(language: NowLanguage) {
  const hazards = await loadNow(language);
  return [undefined, ...hazards].map((now) => ({
    params: { page: now && nowSteps[now.id][language] },
    props: { language, hazards, now },
  }));
}
