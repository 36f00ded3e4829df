import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import type { ResourceView } from './resource.ts';
import styles from './resource-table.module.css';

interface Props {
  resource: Pick<ResourceView, 'title' | 'fileUrl'>;
}

/** The link to a document in a new tab, or "Coming Soon" where it is not available yet. */
export function DownloadLink({ resource: { title, fileUrl } }: Props) {
  return (
    <OfferedLink className={styles.download} href={fileUrl}>
      Download<span className="visually-hidden"> {title}</span>
    </OfferedLink>
  );
}
