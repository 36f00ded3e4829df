import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fold } from '#site/fold.ts';
import { lowerFirst } from '#site/words.ts';
import styles from './profile.module.css';
import type { ProfilePageFile } from './profile-page.schema.ts';

type Talk = SpeakerView['talks'][number];

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
                <summary>
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
                <TalkRequest preference={`${speaker.name}: ${title}`}>
                  {words.askForTalk}
                </TalkRequest>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the booking form with `preference` as speaker preference; without script, the letter in the mail program. */
function TalkRequest({ preference, children }: { preference: string; children: string }) {
  return (
    <a className={styles.ask} {...letterLink(booking, { speaker: preference })}>
      {children}
      <span className="visually-hidden">: {preference}</span>
    </a>
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
export function talkSummary({ minutes, audience }: Pick<Talk, 'minutes' | 'audience'>): string {
  return `${lengthsInWords(minutes)}. For ${lowerFirst(audience).replace(/\.$/, '')}.`;
}

/** `20 or 45 minutes`, `15, 30 or 45 minutes`. */
export function lengthsInWords(minutes: readonly number[]): string {
  const [last, ...before] = minutes.toReversed();
  const lengths = before.length ? `${before.reverse().join(', ')} or ${last}` : `${last}`;
  return `${lengths} minutes`;
}
