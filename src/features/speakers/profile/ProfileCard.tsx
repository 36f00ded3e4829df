import type { ReactNode } from 'react';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { MediaReadiness } from './media/MediaReadiness.tsx';
import styles from './profile-card.module.css';
import type { ProfilePageFile } from './profile-page.schema.ts';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  /** The long biography, rendered. */
  children: ReactNode;
}

/** The left card: biography, profiles elsewhere, media readiness. */
export function ProfileCard({ page, speaker, children }: Props) {
  return (
    <div className={styles.card}>
      <p className={styles.note}>{page.stripes}</p>
      <h2 id="about" tabIndex={-1}>
        About
      </h2>
      <Prose>{children}</Prose>
      {speaker.social.length > 0 && (
        <div className={styles.facts}>
          <FactList>
            {speaker.social.map(({ platform, url }) => (
              <Fact key={platform} term={platform}>
                <OfferedLink href={url}>Profile of {speaker.name}</OfferedLink>
              </Fact>
            ))}
          </FactList>
        </div>
      )}
      <MediaReadiness page={page} speaker={speaker} />
    </div>
  );
}
