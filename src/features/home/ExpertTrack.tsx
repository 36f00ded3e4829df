import { SpeakerCard } from '#features/speakers/SpeakerCard.tsx';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import styles from './expert-track.module.css';
import type { HomePageFile } from './home-page.schema.ts';

interface Props {
  page: HomePageFile;
  speakers: readonly SpeakerView[];
}

/** Our experts side by side, moved by the browser's own scrolling; the carousel grows out of this. */
export function ExpertTrack({ page, speakers }: Props) {
  return (
    <Band ground="surface" labelledBy="experts" space="home">
      <SectionHead id="experts" title={page.experts.title} lede={page.experts.lede}>
        <ButtonLink href="/speakers/directory" tone="ghost">
          View All Speakers
        </ButtonLink>
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard. */}
      <div className={styles.track} role="group" aria-label={page.experts.title} tabIndex={0}>
        <ul className={styles.list} role="list">
          {speakers.map((speaker) => (
            <li key={speaker.id}>
              <SpeakerCard speaker={speaker} layout="upright" />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
