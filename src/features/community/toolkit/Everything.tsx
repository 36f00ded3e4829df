import { DownloadList } from '#files/downloads/DownloadList.tsx';
import type { DownloadView } from '#files/downloads/download.ts';
import { fillIn } from '#site/words.ts';
import styles from './toolkit-files.module.css';
import type { ToolkitPageFile } from './toolkit-page.schema.ts';

interface Props {
  words: ToolkitPageFile['resources']['everything'];
  archive: DownloadView;
  /** Number of files in the archive. */
  count: number;
}

/** All files of the toolkit in one archive. */
export function Everything({ words, archive, count }: Props) {
  return (
    <div className={styles.all}>
      <h3 className={styles.name}>{words.title}</h3>
      <p className={styles.text}>
        {words.text} {fillIn(words.files, { count: String(count) })}
      </p>
      <DownloadList downloads={[archive]} />
    </div>
  );
}
