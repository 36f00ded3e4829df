import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { SiteView } from '#site/site.ts';
import { formatList } from '#site/words.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { BookingFacts } from '../BookingFacts.tsx';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import styles from './profile-sheet.module.css';
import { SheetTalks } from './SheetTalks.tsx';
import { SheetWays } from './SheetWays.tsx';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  site: SiteView;
  /** The full address of the page. */
  address: string;
}

/**
 * What a profile prints under its head, on one page with it: Letter or A4, whatever the printer holds.
 * It is not there on the screen, and on paper nothing else of the page is.
 */
export function ProfileSheet({ page, speaker, site, address }: Props) {
  const { media } = speaker;
  return (
    <div className={styles.sheet}>
      <div className={styles.column}>
        <section>
          <h2>Biography</h2>
          <p>{speaker.bioMedium}</p>
        </section>
        <SheetTalks talks={speaker.talks} />
      </div>
      <FactList>
        <BookingFacts speaker={speaker} />
        <Fact term="Media hours">{mediaHours(media)}</Fact>
        <Fact term="Media notice">{media.leadTime}</Fact>
        <Fact term="Languages on air">{formatList(media.languages)}</Fact>
      </FactList>
      <SheetWays
        page={page}
        isPaused={speaker.requests === 'paused'}
        site={site}
        address={address}
      />
    </div>
  );
}
