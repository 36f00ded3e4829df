import type { SiteView } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import styles from './profile-sheet.module.css';
import { QrCode } from './QrCode.tsx';

interface Props {
  page: ProfilePageFile;
  /** Whether the speaker takes no requests now. */
  isPaused: boolean;
  site: SiteView;
  /** The full address of the page. */
  address: string;
}

/** How to book, how reporters write, and the way back to the page: as a code and in letters. */
export function SheetWays({ page, isPaused, site, address }: Props) {
  const words = page.sheet;
  return (
    <section className={styles.ways}>
      <QrCode address={address} label={words.code} />
      <div>
        <h2>How to book</h2>
        {isPaused && <p>{page.pausedTitle}</p>}
        <p>{fillIn(words.book, { email: site.email.voices })}</p>
        <p>{fillIn(words.media, { email: site.email.media })}</p>
        <p>
          {words.code}: <strong>{address.replace('https://', '')}</strong>
        </p>
      </div>
      <p className={styles.imprint}>
        {site.name}. {site.demonstration && site.demonstrationNotice}
      </p>
    </section>
  );
}
