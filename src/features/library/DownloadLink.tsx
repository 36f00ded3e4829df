import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import type { ResourceView } from './resource.ts';
import styles from './resource-table.module.css';

/** The link to a document in a new tab, or "Coming Soon" where it is not available yet. */
export function DownloadLink({ resource }: { resource: Pick<ResourceView, 'title' | 'fileUrl'> }) {
  const { title, fileUrl } = resource;
  return (
    <OfferedLink className={`target semibold ${styles.download}`} href={fileUrl}>
      Download<span className="visually-hidden"> {title}</span>
    </OfferedLink>
  );
}
