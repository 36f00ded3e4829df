import { type SpeakerView, travelLabels } from '#features/speakers/speaker.ts';
import { capitalized } from '#site/capitalized.ts';
import { inWords } from '#site/in-words.ts';
import { formatLabels } from '#site/vocabulary.ts';
import { Fact } from '#ui/fact-list/FactList.tsx';
import { lowerFirst } from './lower-first.ts';

interface Props {
  speaker: SpeakerView;
}

/** What decides whether a speaker fits an event, as entries of a `FactList`. */
export function BookingFacts({ speaker }: Props) {
  const formats = speaker.formats.map((format) => lowerFirst(formatLabels[format]));
  return (
    <>
      <Fact term="Languages">{inWords(speaker.languages)}</Fact>
      <Fact term="Based in">
        {speaker.basedIn} ({speaker.region})
      </Fact>
      <Fact term="Travels">{travelLabels[speaker.travels]}</Fact>
      <Fact term="Formats">{capitalized(inWords(formats))}</Fact>
      <Fact term="Can be asked for">{capitalized(inWords(speaker.engagements))}</Fact>
      <Fact term="Fee">{speaker.freeForNonprofits ? 'Free for non-profits' : 'By agreement'}</Fact>
    </>
  );
}
