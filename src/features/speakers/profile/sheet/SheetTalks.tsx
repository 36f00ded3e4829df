import type { SpeakerView } from '#features/speakers/speaker.ts';
import { lowerFirst } from '../lower-first.ts';
import { lengthsInWords } from '../talk.ts';

interface Props {
  talks: SpeakerView['talks'];
}

/** The talks in two lines each: title, lengths, audience. */
export function SheetTalks({ talks }: Props) {
  return (
    <section>
      <h2>Talks</h2>
      <ul role="list">
        {talks.map(({ title, minutes, audience }) => (
          <li key={title}>
            <strong>{title}</strong>
            <br />
            {lengthsInWords(minutes)}. For {lowerFirst(audience).replace(/\.$/, '')}.
          </li>
        ))}
      </ul>
    </section>
  );
}
