import { capitalized } from '#site/words.ts';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import { CopyItem } from './CopyItem.tsx';
import styles from './press-kit.module.css';
import type { Biography } from './press-kit.ts';

interface Props {
  biographies: readonly Biography[];
  words: ProfilePageFile['kit'];
}

/** Each biography with its length and what it is for. The long one is read in the card, so here it is only copied. */
export function Biographies({ biographies, words }: Props) {
  return (
    <ul className={styles.items} role="list">
      {biographies.map(({ length, text, words: count }) => (
        <CopyItem
          key={length}
          heading={<h3>{capitalized(length)} biography</h3>}
          note={`${count} words. ${words[length]}`}
          what={`the ${length} biography`}
          text={text}
        >
          {length !== 'long' && <p>{text}</p>}
        </CopyItem>
      ))}
    </ul>
  );
}
