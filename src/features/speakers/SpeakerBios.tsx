import { Stack } from '#ui/band/Stack.tsx';
import { Small } from '#ui/lede/Small.tsx';
import type { SpeakerView } from './speaker.ts';
import styles from './talk-list.module.css';

interface Props {
  speaker: SpeakerView;
  lede: string;
}

/** Biographies ready for a program or a presenter, each with its length in words. */
export function SpeakerBios({ speaker, lede }: Props) {
  return (
    <section aria-labelledby="bios">
      <Stack>
        <h2 className={styles.title} id="bios">
          Biographies to use
        </h2>
        <Small>{lede}</Small>
        <Biography length="Short" text={speaker.bioShort} />
        <Biography length="Medium" text={speaker.bioMedium} />
      </Stack>
    </section>
  );
}

interface BiographyProps {
  length: string;
  text: string;
}

function Biography({ length, text }: BiographyProps) {
  return (
    <div className={styles.talk}>
      <h3>
        {length}, {text.split(/\s+/).length} words
      </h3>
      <p>{text}</p>
    </div>
  );
}
