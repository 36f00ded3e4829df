import { type Choice, longest } from './shortlist.ts';
import { isSpeakerId } from './speaker-id.ts';

const longestName = 120;

/** What can be read of a shortlist from storage, which a visitor or another program may have changed. */
export function choicesFrom(value: unknown): Choice[] {
  if (!Array.isArray(value)) return [];
  const choices = value.filter(isChoice).map(({ id, name }) => ({ id, name }));
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].slice(0, longest);
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return (
    isSpeakerId(id) && typeof name === 'string' && name.trim() !== '' && name.length <= longestName
  );
}
