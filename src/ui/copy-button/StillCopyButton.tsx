import { Button } from '../button/Button.tsx';
import { copyWords } from './copy-words.ts';

interface Props {
  /** What is copied, as the sentence "Copy {what}" goes on: "the link". */
  what: string;
  text: string;
  /** Another word on the button than "Copy". */
  word?: string;
}

/** A copy button for pages without React: `copyPresses` works it. Not there without script. */
export function StillCopyButton({ what, text, word = copyWords.ready }: Props) {
  return (
    <span data-with-script="">
      <Button
        tone="ghost"
        size="small"
        aria-label={`${copyWords.ready} ${what}`}
        data-copy={text}
        data-copy-what={what}
      >
        {word}
      </Button>
    </span>
  );
}
