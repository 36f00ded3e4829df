import type { KindRow } from '#content/kind.ts';
import { allKinds } from '#features/all-kinds.ts';
import { allPages } from '#features/all-pages.ts';
import { shellKinds } from '#shell/shell.kinds.ts';
import { pageKinds } from '#site/page-row.ts';
import { siteKinds } from '#site/site.kinds.ts';

/**
 * Every kind of content of the site, collected from the tables of the rooms (`*.table.ts`): the
 * words of pages and all others. One row is all that content check, collections of
 * Astro, studio, `content:new` and field guide know of a kind. What lies below the features takes a
 * kind as an argument.
 */
export const kinds = {
  ...pageKinds(allPages),
  ...siteKinds,
  ...allKinds,
  ...shellKinds,
} satisfies Record<string, KindRow>;

/** The name of a kind, which is the name of its collection in Astro too. */
export type KindName = keyof typeof kinds;
