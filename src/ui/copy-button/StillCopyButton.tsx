import { Button } from '../button/Button.tsx';
import { copyWords } from './copy-words.ts';
import styles from './still-copy-button.module.css';

interface Props {
  /** What is copied, as the sentence "Copy {what}" goes on. */
  what: string;
  text: string;
  /** Whether the whole sentence stands on the button, or the one word alone. */
  isWhole?: boolean;
}

/**
 * The `CopyButton` of a page without React: `enhanceCopies` works it. Same words, same manners. Without
 * script it is not there.
 */
export function StillCopyButton({ what, text, isWhole = false }: Props) {
  const name = `${copyWords.ready} ${what}`;
  const done = `${copyWords.copied} ${what}`;
  return (
    <span className={styles.copy} data-with-script="">
      <Button tone="ghost" size="small" aria-label={name} data-copied={done} data-copies={text}>
        <span>{isWhole ? name : copyWords.ready}</span>
      </Button>
      <span hidden>{copyWords.refused}</span>
    </span>
  );
}
