import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import type { ResourceView } from './resource.ts';
import styles from './resource-table.module.css';

interface Props {
  resource: Pick<ResourceView, 'title' | 'fileUrl'>;
}

/** The way to a document in a new tab, or "Coming Soon" where there is none yet. */
export function DownloadLink({ resource: { title, fileUrl } }: Props) {
  return (
    <OfferedLink className={styles.download} href={fileUrl}>
      Download<span className="visually-hidden"> {title}</span>
    </OfferedLink>
  );
}
