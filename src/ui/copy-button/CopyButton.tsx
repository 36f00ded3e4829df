import { useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { Button } from '../button/Button.tsx';
import { copiedFor, copyWords, writeToClipboard } from './enhance-copy.ts';

interface Props {
  /** The end of the sentence "Copy {what}": "the short biography". */
  what: string;
  text: string;
}

/**
 * Copies a text on click and announces it (docs/requirements/accessibility.md, section 4, Copy
 * button): the label changes for two seconds, the accessible name does not. Where the browser
 * refuses, a note says what to do by hand. Hidden without script.
 */
export function CopyButton({ what, text }: Props) {
  const [label, setLabel] = useState<string>(copyWords.ready);
  const [isRefused, setRefused] = useState(false);

  async function copy() {
    const isCopied = await writeToClipboard(text);
    setRefused(!isCopied);
    announce(isCopied ? `${copyWords.copied} ${what}` : copyWords.refused);
    if (!isCopied) return;
    setLabel(copyWords.copied);
    setTimeout(() => setLabel(copyWords.ready), copiedFor);
  }

  return (
    <span data-with-script="">
      <Button tone="ghost" size="small" aria-label={`${copyWords.ready} ${what}`} onClick={copy}>
        {label}
      </Button>
      {isRefused && ` ${copyWords.refused}`}
    </span>
  );
}
