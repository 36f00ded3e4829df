import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { ResourceView } from './resource.ts';
import styles from './resource-table.module.css';

interface Props {
  resource: Pick<ResourceView, 'title' | 'fileUrl'>;
}

/** The way to a document in a new tab, or "Coming soon" where there is none yet. */
export function DownloadLink({ resource: { title, fileUrl } }: Props) {
  if (fileUrl === undefined) return <>Coming soon</>;
  return (
    <ExternalLink className={styles.download} href={fileUrl}>
      Download<span className="visually-hidden"> {title}</span>
    </ExternalLink>
  );
}
