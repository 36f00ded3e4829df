import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { contentLoader } from '#content/content-loader.ts';
import { kinds } from '#kinds.ts';

type Collections = {
  [Name in keyof typeof kinds]: { schema: (typeof kinds)[Name]['schema']; loader: Loader };
};

/** One collection for each kind of content; `kinds.ts` has their schemas. */
export const collections = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [
    name,
    defineCollection({ loader: contentLoader(kind, import.meta.env.DEV), schema: kind.schema }),
  ]),
) as unknown as Collections;
