import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';

interface Props {
  title: string;
  lede: string;
  /** The list, which only the browser knows, and what stands there without script. */
  children: ReactNode;
}

/** The page of letters started on this device. */
export function RequestsPage({ title, lede, children }: Props) {
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[{ label: 'Home', href: '/' }]} />
      <Band>{children}</Band>
    </>
  );
}
