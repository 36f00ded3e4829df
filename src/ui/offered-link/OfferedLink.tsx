import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';

interface Props {
  /** `/…` opens here, anything else in a new tab; undefined while there is no address yet. */
  href: string | undefined;
  /** What is still to come, where nothing beside says so: "LinkedIn". */
  what?: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A link that may be still to come: then it says so, in the words of the specification, and never looks live. */
export function OfferedLink({ href, what, children, className }: Props) {
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
