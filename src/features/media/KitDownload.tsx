import { type DownloadView, fileTypes } from '#features/downloads/download.ts';
import { longDate } from '#site/dates.ts';
import { fileSizeLabel } from '#site/file-size.ts';
import styles from './kit-files.module.css';

interface Props {
  file: DownloadView;
  /** First word of the link: “Download”. */
  word: string;
}

/** The way to one file: what it is, and beside it type, size, pages and date (ACCESSIBILITY.md, G16). */
export function KitDownload({ file, word }: Props) {
  const { href, type, name, variant, bytes, pages, date } = file;
  const label = fileTypes[type].label;
  const facts = [
    fileSizeLabel(bytes),
    ...(pages === undefined ? [] : [pages === 1 ? '1 page' : `${pages} pages`]),
  ];
  return (
    <p className={styles.download}>
      <a href={href} download="">
        {word} {label}
        <span className="visually-hidden">: {variant ?? name}</span>
      </a>
      <span className={styles.facts}>
        {facts.join(', ')}
        <br />
        <time dateTime={date}>{longDate(date)}</time>
      </span>
    </p>
  );
}
