import { mediaHours } from '#features/speakers/media-hours.ts';
import { deadlineHref, type SpeakerView } from '#features/speakers/speaker.ts';
import { fillIn, formatList } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Small } from '#ui/lede/Small.tsx';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import styles from './media.module.css';

interface Props {
  page: ProfilePageFile;
  speaker: Pick<SpeakerView, 'id' | 'shortName' | 'media' | 'requests'>;
}

/** What a reporter needs to plan with: the stated hours, the notice, the languages on air, the way. */
export function MediaReadiness({ page, speaker: { id, shortName, media, requests } }: Props) {
  const isOpen = requests === 'open';
  return (
    <section className={styles.media} aria-labelledby="for-the-media">
      <h3 id="for-the-media" tabIndex={-1}>
        For the media
      </h3>
      {!isOpen && <strong>{page.pausedTitle}</strong>}
      <FactList>
        <Fact term="Hours">{mediaHours(media)}</Fact>
        <Fact term="Notice">{media.leadTime}</Fact>
        <Fact term="Languages on air">{formatList(media.languages)}</Fact>
      </FactList>
      <Small>{page.mediaLede}</Small>
      <ArrowLink href={isOpen ? deadlineHref({ speaker: id }) : '/media-inquiries'}>
        {isOpen ? fillIn(page.mediaAsk, { name: shortName }) : page.mediaMore}
      </ArrowLink>
    </section>
  );
}
