import type { Answers } from '#features/contact/use-draft.ts';
import { areChoices } from './choices-in-words.ts';

/**
 * A draft of before, with the speaker it was opened for among its preferences. Choices from a
 * shortlist take the place of those that a shortlist put there before; what the visitor wrote beside
 * them, or made of them, stays. No speaker changes nothing.
 */
export function withSpeaker(draft: Answers, speaker: string): Answers {
  const preferences = draft['speakerPreferences']?.trim() ?? '';
  if (!areChoices(speaker)) {
    if (speaker === '' || preferences.includes(speaker)) return draft;
    return { ...draft, speakerPreferences: joined(preferences, speaker) };
  }
  const before = draft['choices'] ?? '';
  if (before === speaker && preferences !== '') return draft;
  const isStillThere = before !== '' && preferences.includes(before);
  return {
    ...draft,
    choices: speaker,
    speakerPreferences: isStillThere
      ? preferences.split(before).join(speaker)
      : joined(preferences, speaker),
  };
}

/** One preference after another; one that the other already names is left out. */
function joined(preferences: string, speaker: string): string {
  return speaker.includes(preferences) ? speaker : `${preferences}, ${speaker}`;
}
