import type { ReactNode } from 'react';
import { longDate } from '#site/time/labels.ts';
import { Band } from '#ui/band/Band.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import type { LegalPageFile } from '../network.words.ts';

interface Props {
  page: LegalPageFile;
  /** The rendered text. */
  children: ReactNode;
}

/** Privacy, terms or the accessibility statement. */
export function LegalPage({ page, children }: Props) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[{ label: 'Home', href: '/' }]} />
      <Band>
        <Small>
          Last changed <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </Small>
        <Prose>{children}</Prose>
      </Band>
    </>
  );
}
