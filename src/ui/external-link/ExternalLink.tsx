import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';

interface Props {
  href: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A link in a new tab: says so at the end of its name, shows the mark, gives the new page no handle on this one. */
export function ExternalLink({ href, children, className }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span> <Icon of={ArrowUpRight} />
    </a>
  );
}
