import { Button } from '../button/Button.tsx';
import { copyWords } from './enhance-copy.ts';
import styles from './still-copy-button.module.css';

interface Props {
  /** The end of the sentence "Copy {what}". */
  what: string;
  /** Tells several buttons of a page apart; at the end of the accessible name only. */
  of?: string;
  /** Empty where another behavior of the page fills it in. */
  text: string;
  /** Whether the label is the whole sentence or only "Copy". */
  isWhole?: boolean;
  /** In a line of text it looks like a link. */
  place?: 'line';
}

/**
 * The `CopyButton` of a page without React, with the same texts and the same behavior;
 * `enhance-copy.ts` handles its clicks. Hidden without script.
 */
export function StillCopyButton({ what, of, text, isWhole = false, place }: Props) {
  const whole = `${copyWords.ready} ${what}`;
  return (
    <span className={`small ${styles.copy}`} data-with-script="" data-place={place}>
      <Button
        tone="ghost"
        size="small"
        aria-label={of ? `${whole}: ${of}` : whole}
        data-copies={text}
        data-enhance="copy"
      >
        <span>{isWhole ? whole : copyWords.ready}</span>
      </Button>
      <span hidden />
    </span>
  );
}
