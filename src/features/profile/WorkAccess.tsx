import type { WorkView } from '#features/speakers/work.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './work-list.module.css';

interface Props {
  work: WorkView;
  verb: string;
}

/** The way to a work: a link, in a new tab where it leads to another site, or "Coming Soon". */
export function WorkAccess({ work: { title, access }, verb }: Props) {
  const name = <span className="visually-hidden">: {title}</span>;
  switch (access.kind) {
    case 'comingSoon':
      return <p className={styles.access}>Coming Soon</p>;
    case 'page':
      return (
        <a className={styles.access} href={access.href}>
          {verb}
          {name}
        </a>
      );
    default:
      return (
        <ExternalLink className={styles.access} href={access.href}>
          {verb}
          {name}
        </ExternalLink>
      );
  }
}
