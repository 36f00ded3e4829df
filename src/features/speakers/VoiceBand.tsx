import { inLine } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { portraitOf, type SpeakerView } from './speaker.ts';
import styles from './voice-band.module.css';

/** A warm band near the end of a page that quotes one speaker; nothing without a quote. */
export function VoiceBand({ speaker }: { speaker: SpeakerView }) {
  if (speaker.quote === undefined) return null;
  return (
    <Band ground="warm">
      <Split columns="8-4">
        <div className={styles.words}>
          <Quote text={speaker.quote}>
            <SpeakerCredit speaker={speaker} />
          </Quote>
        </div>
        <Portrait {...portraitOf(speaker)} shape="aside" />
      </Split>
    </Band>
  );
}

/**
 * The source of a quote: the name as a link to the profile, the profession and the organization.
 */
export function SpeakerCredit({ speaker }: { speaker: SpeakerView }) {
  const { name, href, title, organization } = speaker;
  return (
    <>
      <a className={styles.name} href={href}>
        {name}
      </a>
      , {inLine(title, organization)}
    </>
  );
}
