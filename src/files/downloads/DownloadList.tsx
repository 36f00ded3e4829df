import { Download } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import { type DownloadView, downloadFacts, downloadLabel } from './download.ts';
import styles from './download-list.module.css';

/**
 * A link for each file. Its accessible name contains the file’s name, pages, size and date (WCAG
 * 2.2, 2.4.9).
 */
export function DownloadList({ downloads }: { downloads: readonly DownloadView[] }) {
  return (
    <ul className="stack gap-y-2 gap-x-5" role="list">
      {downloads.map((download) => (
        <li key={download.href}>
          <a className={styles.link} href={download.href} download={download.file}>
            <span className={styles.button}>
              <Icon of={Download} />
              <span>
                {download.variant && <span className="visually-hidden">Download </span>}
                {downloadLabel(download)}
                <span className="visually-hidden">{` (${download.name}) `}</span>
              </span>
            </span>{' '}
            <span className="small quiet">{downloadFacts(download)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
