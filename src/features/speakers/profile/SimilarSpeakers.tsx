import type { SpeakerView } from '#features/speakers/speaker.ts';
import { capitalized, fillIn, formatList, lowerFirst } from '#site/words.ts';
import { Band } from '#ui/band/Band.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import styles from './profile.module.css';
import type { ProfilePageFile } from './profile-page.schema.ts';
import type { Comparable, Similar } from './similar-speakers.ts';

interface Props {
  words: ProfilePageFile['similar'];
  similar: readonly Similar<SpeakerView>[];
}

/** Other speakers who might fit, each with the reason. */
export function SimilarSpeakers({ words, similar }: Props) {
  if (similar.length === 0) return null;
  return (
    <Band labelledBy="similar-speakers">
      <SectionHead id="similar-speakers" title={words.title} />
      <ul className={`stack rows-6 cols-g ${styles.speakers}`} role="list">
        {similar.map((one) => (
          <li key={one.speaker.id} className={`stack rows-4 cols-4 ${styles.speaker}`}>
            <Portrait
              picture={one.speaker.portrait}
              initials={one.speaker.initials}
              since={one.speaker.since}
              shape="square"
            />
            <div className={`stack rows-1 ${styles.words}`}>
              <h3>
                <a href={one.speaker.href}>{one.speaker.name}</a>
              </h3>
              <p>{one.speaker.title}</p>
              <p className={`quiet small ${styles.why}`}>{reasonInWords(one, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/**
 * What two speakers share: `Also speaks on extreme heat and workers; also in the Southwest.` Names shared engagements
 * only if there is no other reason. Empty if they share nothing.
 */
export function reasonInWords(
  { fields, region, languages, engagements }: Similar<Comparable>,
  words: ProfilePageFile['similar'],
): string {
  const reasons = [
    fields.length > 0 && fillIn(words.fields, { fields: formatList(fields.map(lowerFirst)) }),
    region && fillIn(words.region, { region }),
    languages.length > 0 && fillIn(words.languages, { languages: formatList(languages) }),
  ].filter((reason) => typeof reason === 'string');
  if (reasons.length > 0) return `${capitalized(reasons.join('; '))}.`;
  if (engagements.length === 0) return '';
  return `${capitalized(fillIn(words.engagements, { engagements: formatList(engagements) }))}.`;
}
