import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';

interface Props {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** How the name ends, on a page in another language. */
  newTab?: string;
}

/** A link in a new tab: says so at the end of its name, shows the mark, gives the new page no handle on this one. */
export function ExternalLink({
  href,
  children,
  className,
  newTab = '(opens in a new tab)',
}: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span> <Icon of={ArrowUpRight} />
    </a>
  );
}
