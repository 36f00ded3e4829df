import { useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { Button } from '../button/Button.tsx';
import { wordFor, copyWords as words } from './copy-words.ts';

interface Props {
  /** What is copied, as the sentence "Copy {what}" goes on: "the short biography". */
  what: string;
  text: string;
}

/**
 * Puts a text on the clipboard and says so (ACCESSIBILITY.md, section 4, Copy button): the word changes
 * for two seconds, the name stays. Where the browser refuses, it says what to do by hand. Without
 * script it is not there.
 */
export function CopyButton({ what, text }: Props) {
  const [word, setWord] = useState(words.ready);
  const [isRefused, setRefused] = useState(false);

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setRefused(!isCopied);
    announce(isCopied ? `${words.copied} ${what}` : words.refused);
    if (!isCopied) return;
    setWord(words.copied);
    setTimeout(() => setWord(words.ready), wordFor);
  }

  return (
    <span data-with-script="">
      <Button tone="ghost" size="small" aria-label={`${words.ready} ${what}`} onClick={copy}>
        {word}
      </Button>
      {isRefused && ` ${words.refused}`}
    </span>
  );
}
