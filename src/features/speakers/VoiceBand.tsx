import { Band, Split } from '#ui/band/Band.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { SpeakerCredit } from './SpeakerCredit.tsx';
import type { SpeakerView } from './speaker.ts';
import styles from './voice-band.module.css';

interface Props {
  speaker: SpeakerView;
}

/** The warm band near the end of a page: one speaker, in their own words. */
export function VoiceBand({ speaker }: Props) {
  return (
    <Band ground="warm">
      <Split columns="8-4">
        <div className={styles.words}>
          <Quote text={speaker.quote}>
            <SpeakerCredit speaker={speaker} />
          </Quote>
        </div>
        <Portrait
          picture={speaker.portrait}
          initials={speaker.initials}
          since={speaker.since}
          shape="aside"
        />
      </Split>
    </Band>
  );
}
