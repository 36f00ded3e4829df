import { BookingPageLink } from '#features/booking/BookingPageLink.tsx';
import { showingCount } from '#site/showing-count.ts';
import { Band } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { DirectoryPageFile } from './directory-page.schema.ts';
import { ExpertiseIndex } from './ExpertiseIndex.tsx';
import { SpeakerGrid } from './SpeakerGrid.tsx';

import type { SpeakerView } from './speaker.ts';
import styles from './speaker-directory.module.css';

interface Props {
  page: DirectoryPageFile;
  speakers: readonly SpeakerView[];
  /** The booking letter, as a link. */
  bookingHref: string;
}

/** Every speaker on one page, whole without script; filters come on top of it. */
export function SpeakerDirectory({ page, speakers, bookingHref }: Props) {
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={[{ label: 'Home', href: '/' }]}
        action={
          <>
            <ButtonLink href={bookingHref} data-contact="booking">
              {page.bookLabel}
            </ButtonLink>
            <BookingPageLink />
          </>
        }
      />
      <Band>
        <ExpertiseIndex
          title={page.expertise.title}
          lede={page.expertise.lede}
          speakers={speakers}
        />
        <p className={styles.count}>{showingCount(speakers.length, speakers.length, 'speakers')}</p>
        <SpeakerGrid speakers={speakers} heading="h2" />
      </Band>
    </>
  );
}
