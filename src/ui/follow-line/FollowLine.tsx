import { Rss } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** Links to the feeds and the data files of a list. */
export function FollowLine({ title, links }: Props) {
  return (
    <p className="cluster gap-x-3" data-print="none">
      <Icon of={Rss} /> {title}
      {links.map(({ label, href }) => (
        <a key={href} className="target semibold" href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
