import type { ReactNode } from 'react';
import { inWords } from '#site/in-words.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { mediaHours } from './media-hours.ts';
import styles from './profile-card.module.css';
import type { ProfilePageFile } from './profile-page.schema.ts';
import { type SpeakerView, travelLabels } from './speaker.ts';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  /** The long biography, rendered. */
  children: ReactNode;
}

/** The left card: biography, what decides a booking, media readiness, profiles elsewhere. */
export function ProfileCard({ page, speaker, children }: Props) {
  return (
    <div className={styles.card}>
      <p className={styles.note}>{page.stripes}</p>
      <h2>About</h2>
      <Prose>{children}</Prose>
      <div className={styles.facts}>
        <FactList>
          <Fact term="Languages">{inWords(speaker.languages)}</Fact>
          <Fact term="Based in">
            {speaker.basedIn} ({speaker.region})
          </Fact>
          <Fact term="Travels">{travelLabels[speaker.travels]}</Fact>
          <Fact term="Formats">
            {inWords(speaker.formats.map((format) => formatLabels[format]))}
          </Fact>
          <Fact term="Can be asked for">{inWords(speaker.engagements)}</Fact>
          <Fact term="Fee">
            {speaker.freeForNonprofits ? 'Free for non-profits' : 'By agreement'}
          </Fact>
          <Fact term="For the media">
            {mediaHours(speaker.media)}, with {speaker.media.leadTime} notice, in{' '}
            {inWords(speaker.media.languages)}. {page.mediaLede}
          </Fact>
          {speaker.social.map(({ platform, url }) => (
            <Fact key={platform} term={platform}>
              {url ? (
                <ExternalLink href={url}>Profile of {speaker.name}</ExternalLink>
              ) : (
                'Coming soon'
              )}
            </Fact>
          ))}
        </FactList>
      </div>
      {speaker.appearances.length > 0 && (
        <>
          <h3>Past appearances</h3>
          <ul className={styles.past} role="list">
            {speaker.appearances.map(({ what, where, year }) => (
              <li key={what}>
                {what}, {where}, {year}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
