import type { ReactNode } from 'react';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { type SpeakerView, travelLabels } from '#features/speakers/speaker.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { capitalized, formatList, lowerFirst } from '#site/words.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import styles from './profile.module.css';

interface Props {
  speaker: SpeakerView;
}

/** The facts that decide whether a speaker fits an event, as children of a `FactList`. */
export function BookingFacts({ speaker }: Props) {
  const formats = speaker.formats.map((format) => lowerFirst(formatLabels[format]));
  return (
    <>
      <Fact term="Languages">{formatList(speaker.languages)}</Fact>
      <BasedIn speaker={speaker} />
      <Fact term="Travels">{travelLabels[speaker.travels]}</Fact>
      <Fact term="Formats">{capitalized(formatList(formats))}</Fact>
      <Fact term="Can be asked for">{capitalized(formatList(speaker.engagements))}</Fact>
      <Fee speaker={speaker} />
    </>
  );
}

/** The few facts that a reporter or a host needs first, in a line or two below the name. */
export function HeadFacts({ speaker, mediaNow }: Props & { mediaNow: ReactNode }) {
  return (
    <div className={styles.headFacts} data-print="none">
      <FactList>
        {speaker.requests === 'open' && (
          <div className={styles.hours}>
            <dt>Media hours</dt>
            <dd>
              {mediaNow}
              <span data-without-script="">{mediaHours(speaker.media)}</span>
            </dd>
          </div>
        )}
        <Fact term="Languages">{formatList(speaker.languages)}</Fact>
        <BasedIn speaker={speaker} />
        <Fee speaker={speaker} />
      </FactList>
    </div>
  );
}

function BasedIn({ speaker: { basedIn, region } }: Props) {
  return (
    <Fact term="Based in">
      {basedIn} ({region})
    </Fact>
  );
}

function Fee({ speaker: { freeForNonprofits } }: Props) {
  return <Fact term="Fee">{freeForNonprofits ? 'Free for non-profits' : 'By agreement'}</Fact>;
}
