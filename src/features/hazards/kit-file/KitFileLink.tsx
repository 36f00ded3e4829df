import { fileSizeLabel } from '#site/file-size.ts';
import { fillIn } from '#site/fill-in.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { kitFileHref, kitFileName } from './kit-file.tsx';
import styles from './kit-file-link.module.css';

interface Props {
  words: { title: string; text: string; link: string; details: string };
  /** Size of the file. */
  bytes: number;
  /** Its day, in words. */
  date: string;
}

/** The way to the file of all kits, with its kind, size and day. */
export function KitFileLink({ words, bytes, date }: Props) {
  return (
    <div className={styles.file} data-print="none">
      <SectionHead id="kit-file" title={words.title} lede={words.text} />
      <ButtonLink href={kitFileHref} download={kitFileName} tone="ghost">
        {words.link}
      </ButtonLink>
      <p className={styles.details}>
        {fillIn(words.details, { size: fileSizeLabel(bytes), date })}
      </p>
    </div>
  );
}
