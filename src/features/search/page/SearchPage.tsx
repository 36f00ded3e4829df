import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { SearchPageFile } from '../search-page.schema.ts';

interface Props {
  page: SearchPageFile;
  /** The search. */
  children?: ReactNode;
  /** The map of the site. */
  map?: ReactNode;
}

/** The page of the search: the field and what it finds, and the map of the whole site. */
export function SearchPage({ page, children, map }: Props) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[{ label: 'Home', href: '/' }]} />
      <Band>
        {children}
        <noscript>
          <p>{page.map.noScript}</p>
        </noscript>
      </Band>
      <div data-site-map="" data-awaits-address="">
        <Band ground="surface">{map}</Band>
      </div>
    </>
  );
}
