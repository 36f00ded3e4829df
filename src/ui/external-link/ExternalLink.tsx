import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';

interface Props {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** The end of the accessible name, on a page in another language. */
  newTab?: string;
}

/**
 * A link that opens a new tab: its name says so, an icon shows it, and `noopener` gives the new
 * page no reference to this one.
 */
export function ExternalLink(props: Props) {
  const { href, children, className, newTab = '(opens in a new tab)' } = props;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span> <Icon of={ArrowUpRight} />
    </a>
  );
}

interface OfferedLinkProps extends Pick<Props, 'children' | 'className'> {
  /**
   * `/…` opens in this tab, anything else in a new one; undefined while there is no address yet.
   */
  href: string | undefined;
  /** The name of the target, where the text around does not give it: "LinkedIn". */
  what?: string;
}

/** A link, or the plain words "Coming Soon" (of the specification) while there is no address. */
export function OfferedLink({ href, what, children, className }: OfferedLinkProps) {
  if (href === undefined) {
    return <span className={className}>{what ? `${what}: Coming Soon` : 'Coming Soon'}</span>;
  }
  const Link = href.startsWith('/') ? 'a' : ExternalLink;
  return (
    <Link className={className} href={href}>
      {children}
    </Link>
  );
}
