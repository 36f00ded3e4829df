import type { ReactNode } from 'react';
import { ResourcesHead } from '#features/library/resources/ResourcesHead.tsx';
import { Band } from '#ui/band/Band.tsx';
import type { LibraryPageFile } from './library-page.schema.ts';
import { libraryHref } from './resource.ts';

interface Props {
  page: LibraryPageFile;
  /** The table with its filters. */
  children: ReactNode;
  /** What stands under the table. */
  notes?: ReactNode;
}

/** The library (specification section 2): what it is, and the table, whole without script. */
export function LibraryPage({ page, children, notes }: Props) {
  return (
    <>
      <ResourcesHead title={page.title} lede={page.lede} path={libraryHref} />
      <Band labelledBy="resources" space="list">
        <h2 className="visually-hidden" id="resources">
          Resources
        </h2>
        {children}
        {notes}
      </Band>
    </>
  );
}
