import { Callout } from '#ui/callout/Callout.tsx';
import { contactWords } from '../contact-words.ts';
import type { Progress } from './use-composer.ts';

const { composer: words } = contactWords;

const sentences: Record<Progress, string | undefined> = {
  reading: undefined,
  opening: words.opening,
  opened: words.draftOpened,
  noProgram: words.noProgram,
  copyFailed: words.copyFailed,
};

interface Props {
  progress: Progress;
}

/** What happened after the last press, in words that stay on screen. */
export function ComposerProgress({ progress }: Props) {
  const sentence = sentences[progress];
  if (sentence === undefined) return null;
  return (
    <Callout>
      <p>{sentence}</p>
    </Callout>
  );
}
