import { fileSizeLabel, fillIn } from '#site/words.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { guideHref } from '../hazard.ts';
import styles from './kit-file-link.module.css';

interface Props {
  words: { title: string; text: string; link: string; details: string };
  bytes: number;
  date: string;
}

/**
 * The link that downloads the file of all kits. `date` is the day of the newest review in words.
 */
export function KitFileLink({ words, bytes, date }: Props) {
  return (
    <section className="stack start gap-y-3" aria-labelledby="kit-file" data-print="none">
      <h2 className={styles.title} id="kit-file">
        {words.title}
      </h2>
      <ButtonLink
        href={`${guideHref}/kits`}
        download="climate-health-voices-hazard-kits.html"
        tone="ghost"
      >
        {fillIn(words.link, { size: fileSizeLabel(bytes) })}
      </ButtonLink>
      <p className="quiet small">
        {words.text} {fillIn(words.details, { date })}
      </p>
    </section>
  );
}
