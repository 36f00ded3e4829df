import type { ReactNode } from 'react';
import { BookingPageLink } from '#features/booking/BookingPageLink.tsx';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { DirectoryPageFile } from './directory-page.schema.ts';
import { ExpertiseIndex } from './ExpertiseIndex.tsx';

interface Props {
  page: DirectoryPageFile;
  speakers: readonly SpeakerView[];
  /** The booking letter, as a link. */
  bookingHref: string;
  /** The list with its filters. */
  children: ReactNode;
}

/** The directory (specification section 2): what it is, how to book, and the list, whole without script. */
export function SpeakerDirectory({ page, speakers, bookingHref, children }: Props) {
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
        <div data-without-script="">
          <ExpertiseIndex
            title={page.expertise.title}
            lede={page.expertise.lede}
            speakers={speakers}
          />
        </div>
        {children}
      </Band>
    </>
  );
}
