import type { Answers } from '#features/contact/use-draft.ts';

/** A draft of before, with the speaker of the profile added to the preferences it has. No speaker changes nothing. */
export function withSpeaker(draft: Answers, speaker: string): Answers {
  const preferences = draft['speakerPreferences']?.trim() ?? '';
  if (speaker === '' || preferences.includes(speaker)) return draft;
  return { ...draft, speakerPreferences: preferences ? `${preferences}, ${speaker}` : speaker };
}
