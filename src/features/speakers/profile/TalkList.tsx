import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fold } from '#site/fold.ts';
import { lowerFirst } from '#site/words.ts';
import type { ProfilePageFile } from '../speakers.words.ts';
import styles from './profile.module.css';

interface Props {
  speaker: Pick<SpeakerView, 'name' | 'requests' | 'talks'>;
  words: Pick<ProfilePageFile, 'askForTalk' | 'talkFigures'>;
  ledger: ClaimLedger;
}

/** The talks on offer. Each has an anchor and a link that opens the booking with the talk filled in. */
export function TalkList({ speaker, words, ledger }: Props) {
  return (
    <section aria-labelledby="talks">
      <h2 className={styles.heading} id="talks" tabIndex={-1}>
        Talks
      </h2>
      <ul className={styles.talks} role="list">
        {speaker.talks.map(({ title, abstract, minutes, audience, claims }) => (
          <li key={title} className={`stack rows-2 ${styles.talk}`} id={talkAnchor(title)}>
            <h3>{title}</h3>
            <p>{abstract}</p>
            {claims && (
              <details className={styles.figures}>
                <summary className="target small semibold">
                  {words.talkFigures}
                  <span className="visually-hidden">: {title}</span>
                </summary>
                {claims.map((id) => (
                  <ClaimFigure key={id} claim={claimIn(ledger, id)} />
                ))}
              </details>
            )}
            <div className="cluster apart cols-5">
              <p className="quiet small">{talkSummary({ minutes, audience })}</p>
              {speaker.requests === 'open' && (
                <a
                  className="target small semibold"
                  {...letterLink(booking, { speaker: `${speaker.name}: ${title}` })}
                >
                  {words.askForTalk}
                  <span className="visually-hidden">{`: ${speaker.name}: ${title}`}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fragment of a talk: `What the heat ward taught me` → `talk-what-the-heat-ward-taught-me`. */
export function talkAnchor(title: string): string {
  const words =
    fold(title)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  return ['talk', ...words].join('-');
}

/** Lengths and audience in words: `20 or 45 minutes. For clinic staff.` */
export function talkSummary(talk: Pick<SpeakerView['talks'][number], 'minutes' | 'audience'>) {
  const lengths = talk.minutes.join(', ').replace(/, (?=\d+$)/, ' or ');
  return `${lengths} minutes. For ${lowerFirst(talk.audience).replace(/\.$/, '')}.`;
}
