import { defineCollection } from 'astro:content';
import { contentLoader } from '#content/content-loader.ts';
import { type Kind, kinds } from '#content/kinds.ts';

type Collections = {
  [Name in keyof typeof kinds]: ReturnType<typeof collectionOf<(typeof kinds)[Name]['schema']>>;
};

/** One collection for each kind of content. */
export const collections = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, collectionOf(kind)]),
) as Collections;

function collectionOf<Schema extends Kind['schema']>(kind: Kind<Schema>) {
  return defineCollection({ loader: contentLoader(kind), schema: kind.schema });
}
