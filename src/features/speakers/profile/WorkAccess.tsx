import type { WorkView } from '#features/speakers/work.ts';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './work-list.module.css';

interface Props {
  work: WorkView;
  verb: string;
}

/** The way to a work: a link, in a new tab where it leads to another site, or "Coming Soon". */
export function WorkAccess({ work: { title, access }, verb }: Props) {
  const href = access.kind === 'comingSoon' ? undefined : access.href;
  return (
    <OfferedLink className={styles.access} href={href}>
      {verb}
      <span className="visually-hidden">: {title}</span>
    </OfferedLink>
  );
}
