import type { ReactNode } from 'react';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { Band, type BandProps, Split } from './Band.tsx';

interface Props extends Pick<BandProps, 'ground' | 'space'> {
  id: string;
  title: string;
  lede?: string | undefined;
  children: ReactNode;
}

/** A band with heading and lede at the left of its content, and above it on small screens. */
export function HeadedBand({ id, title, lede, children, ...band }: Props) {
  return (
    <Band labelledBy={id} {...band}>
      <Split columns="4-8">
        <SectionHead id={id} title={title} lede={lede} />
        {children}
      </Split>
    </Band>
  );
}
