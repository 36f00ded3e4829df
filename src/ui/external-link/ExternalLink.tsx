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

interface OfferedLinkProps {
  /** `/…` opens here, anything else in a new tab; undefined while there is no address yet. */
  href: string | undefined;
  /** What is still to come, where nothing beside says so: "LinkedIn". */
  what?: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A link that may be still to come: then it says so, in the words of the specification, and never looks live. */
export function OfferedLink({ href, what, children, className }: OfferedLinkProps) {
  if (href === undefined) {
    return <span className={className}>{what ? `${what}: Coming Soon` : 'Coming Soon'}</span>;
  }
  if (!href.startsWith('/')) {
    return (
      <ExternalLink className={className} href={href}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
