import type { ReactNode } from 'react';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { feeLabel, type SpeakerView, travelLabels } from '#features/speakers/speaker.ts';
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
      <Known term="Languages" value={formatList(speaker.languages)} />
      <BasedIn speaker={speaker} />
      <Known term="Travels" value={speaker.travels && travelLabels[speaker.travels]} />
      <Known term="Formats" value={capitalized(formatList(formats))} />
      <Known term="Can be asked for" value={capitalized(formatList(speaker.engagements))} />
      <Fee speaker={speaker} />
    </>
  );
}

/** Whether any of these facts is known. */
export function hasBookingFacts({
  languages,
  basedIn,
  travels,
  formats,
  engagements,
  freeForNonprofits,
}: SpeakerView): boolean {
  const hasList = [languages, formats, engagements].some(({ length }) => length > 0);
  return hasList || (basedIn ?? travels ?? freeForNonprofits) !== undefined;
}

/** The few facts that a reporter or a host needs first, in a line or two below the name. */
export function HeadFacts({ speaker, mediaNow }: Props & { mediaNow: ReactNode }) {
  const { requests, media, languages, basedIn, freeForNonprofits } = speaker;
  const isAnswering = requests === 'open' && media !== undefined;
  const isKnown = languages.length > 0 || (basedIn ?? freeForNonprofits) !== undefined;
  if (!isAnswering && !isKnown) return null;
  return (
    <div className={styles.headFacts} data-print="none">
      <FactList>
        {speaker.requests === 'open' && speaker.media && (
          <div className={styles.hours}>
            <dt>Media hours</dt>
            <dd>
              {mediaNow}
              <span data-without-script="">{mediaHours(speaker.media)}</span>
            </dd>
          </div>
        )}
        <Known term="Languages" value={formatList(speaker.languages)} />
        <BasedIn speaker={speaker} />
        <Fee speaker={speaker} />
      </FactList>
    </div>
  );
}

function BasedIn({ speaker: { basedIn, region } }: Props) {
  const place = basedIn && region ? `${basedIn} (${region})` : basedIn;
  return <Known term="Based in" value={place} />;
}

function Fee({ speaker: { freeForNonprofits } }: Props) {
  const fee = freeForNonprofits === undefined ? undefined : feeLabel(freeForNonprofits);
  return <Known term="Fee" value={fee} />;
}

/** A fact that is left out while it is not known. */
function Known({ term, value }: { term: string; value: string | undefined }) {
  return value ? <Fact term={term}>{value}</Fact> : null;
}
