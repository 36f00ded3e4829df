import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Our Speakers', href: '/speakers/directory' },
];

interface Props {
  title: string;
  lede: string;
  /** The list, which only the browser knows, and what stands there without script. */
  children: ReactNode;
}

/** The page on which a shortlist is put in order, compared, shared and booked. */
export function ShortlistPage({ title, lede, children }: Props) {
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={crumbs} isLow />
      <Band>{children}</Band>
    </>
  );
}
