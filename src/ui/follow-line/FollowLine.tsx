import { Rss } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import styles from './follow-line.module.css';

interface Props {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** The ways to follow a list in a program of one's own: its feeds and its data. */
export function FollowLine({ title, links }: Props) {
  return (
    <p className={styles.line} data-print="none">
      <Icon of={Rss} /> {title}
      {links.map(({ label, href }) => (
        <a key={href} className={styles.link} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
