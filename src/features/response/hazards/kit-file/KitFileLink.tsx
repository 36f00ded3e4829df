import { fileSizeLabel, fillIn } from '#site/words.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import styles from './kit-file-link.module.css';

/** Address of the file of all kits. */
const kitFileHref = '/resources/rapid-response/kits';

/** Its name in the visitor's downloads. */
const kitFileName = 'climate-health-voices-hazard-kits.html';

interface Props {
  words: { title: string; text: string; link: string; details: string };
  /** Size of the file in bytes. */
  bytes: number;
  /** Day of its newest review, in words. */
  date: string;
}

/** A link that downloads the file of all kits, with its type, size and day. */
export function KitFileLink({ words, bytes, date }: Props) {
  return (
    <section className="stack start rows-3" aria-labelledby="kit-file" data-print="none">
      <h2 className={styles.title} id="kit-file">
        {words.title}
      </h2>
      <ButtonLink href={kitFileHref} download={kitFileName} tone="ghost">
        {fillIn(words.link, { size: fileSizeLabel(bytes) })}
      </ButtonLink>
      <p className="quiet small">
        {words.text} {fillIn(words.details, { date })}
      </p>
    </section>
  );
}
