import type { ReactNode } from 'react';
import { home } from '#site/navigation.ts';
import { longDate } from '#site/time/labels.ts';
import { Band } from '#ui/band/Band.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import type { LegalPageFile } from '../network.table.ts';

/** Privacy, terms or the accessibility statement; the children are the rendered text. */
export function LegalPage({ page, children }: { page: LegalPageFile; children: ReactNode }) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home]} />
      <Band>
        <Small>
          Last changed <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </Small>
        <Prose>{children}</Prose>
      </Band>
    </>
  );
}
