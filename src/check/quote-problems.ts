import { spokenLetters } from '#features/stories/recordings/transcript.ts';
import { type Entry, entriesOfKind, fieldValues, problemAt } from './entry.ts';
import type { Problem } from './problem.ts';

/**
 * Problems of quotes of stories that nobody says in the transcript. Letters and digits count,
 * marks and sounds in [brackets] do not; what is left out is shown by … or […].
 */
export function quoteProblems(entries: readonly Entry[]): Problem[] {
  return entriesOfKind(entries, 'stories').flatMap((story) => {
    const { quote } = fieldValues(story);
    if (typeof quote !== 'string' || story.raw.body.trim() === '') return [];
    const transcript = spokenLetters(
      story.raw.body.replace(/^[^\n]{0,40}?\*\*[^*\n]+\*\*:?/gm, ''),
    );
    const parts = quote.split(/\[?(?:…|\.{3})\]?/);
    const missing = parts.find((part) => !transcript.includes(spokenLetters(part)));
    if (missing === undefined) return [];
    const sentence = sentencesOf(missing).find((one) => !transcript.includes(spokenLetters(one)));
    const words = (sentence ?? missing).trim();
    return problemAt(story, ['quote'], words, {
      message: sentence
        ? 'is not said in the transcript word for word'
        : 'is said in the transcript, but not in one piece',
      fix: 'Copy the words from the transcript; write … where you leave some out.',
    });
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((part) => spokenLetters(part) !== '');
}
