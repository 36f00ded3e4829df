import { Button } from '../button/Button.tsx';
import { copyWords } from './copy-words.ts';
import styles from './still-copy-button.module.css';

interface Props {
  /** What is copied, as the sentence "Copy {what}" goes on. */
  what: string;
  /** Which one, where a page has many of the same name: it goes on in the name alone. */
  of?: string;
  /** Empty where the page writes it at the press. */
  text: string;
  /** Whether the whole sentence stands on the button, or the one word alone. */
  isWhole?: boolean;
  /** In a line of text it looks like a link. */
  place?: 'line';
}

/**
 * The `CopyButton` of a page without React: `enhanceCopies` works it. Same words, same manners. Without
 * script it is not there.
 */
export function StillCopyButton({ what, of, text, isWhole = false, place }: Props) {
  const shown = `${copyWords.ready} ${what}`;
  const rest = of ? `: ${of}` : '';
  return (
    <span className={styles.copy} data-with-script="" data-place={place}>
      <Button tone="ghost" size="small" aria-label={shown + rest} data-copies={text}>
        <span>{isWhole ? shown : copyWords.ready}</span>
      </Button>
      <span hidden />
    </span>
  );
}
