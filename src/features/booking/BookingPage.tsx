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
  children: ReactNode;
}

/** The booking form as a page of its own, for visitors without script and for links from elsewhere. */
export function BookingPage({ title, lede, children }: Props) {
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={crumbs} />
      <Band>{children}</Band>
    </>
  );
}
