import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import type { ResourceView } from './resource.ts';
import styles from './resource-table.module.css';

/**
 * The link to a document in a new tab, or "Coming Soon" where it is not available yet. It has a
 * file of its own, because the styles of the table are larger.
 */
export function DownloadLink({ title, fileUrl }: Pick<ResourceView, 'title' | 'fileUrl'>) {
  return (
    <OfferedLink className={`target semibold ${styles.download}`} href={fileUrl}>
      Download<span className="visually-hidden"> {title}</span>
    </OfferedLink>
  );
}
