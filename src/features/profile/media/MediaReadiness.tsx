import type { ReactNode } from 'react';
import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { inWords } from '#site/in-words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Small } from '#ui/lede/Small.tsx';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import styles from './media.module.css';

interface Props {
  page: ProfilePageFile;
  media: SpeakerView['media'];
  /** `MediaNow`, made live by the route. */
  children: ReactNode;
}

/** What a reporter on a deadline needs: the time there, the hours, the notice, the languages on air, the way. */
export function MediaReadiness({ page, media, children }: Props) {
  return (
    <section className={styles.media} aria-labelledby="for-the-media">
      <h3 id="for-the-media">For the media</h3>
      {children}
      <FactList>
        <Fact term="Hours">{mediaHours(media)}</Fact>
        <Fact term="Notice">{media.leadTime}</Fact>
        <Fact term="Languages on air">{inWords(media.languages)}</Fact>
      </FactList>
      <Small>{page.mediaLede}</Small>
      <ArrowLink href="/media-inquiries">{page.mediaMore}</ArrowLink>
    </section>
  );
}
