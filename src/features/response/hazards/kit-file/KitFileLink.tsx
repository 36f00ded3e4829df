import { fileSizeLabel, fillIn } from '#site/words.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
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
    <section className={styles.file} aria-labelledby="kit-file" data-print="none">
      <h2 className={styles.title} id="kit-file">
        {words.title}
      </h2>
      <ButtonLink href={kitFileHref} download={kitFileName} tone="ghost">
        {fillIn(words.link, { size: fileSizeLabel(bytes) })}
      </ButtonLink>
      <p className={styles.details}>
        {words.text} {fillIn(words.details, { date })}
      </p>
    </section>
  );
}
