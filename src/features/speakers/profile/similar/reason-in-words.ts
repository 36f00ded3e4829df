import { capitalized, fillIn, formatList } from '#site/words.ts';
import { lowerFirst } from '../lower-first.ts';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import type { Comparable, Similar } from './shared-by.ts';

/**
 * Why a speaker is named beside another: `Also speaks on extreme heat and workers; also in the
 * Southwest.` What both can be asked for is told where there is nothing else. Empty where they share nothing.
 */
export function reasonInWords(
  { fields, region, languages, engagements }: Similar<Comparable>,
  words: ProfilePageFile['similar'],
): string {
  const reasons = [
    fields.length > 0 && fillIn(words.fields, { fields: formatList(fields.map(lowerFirst)) }),
    region && fillIn(words.region, { region }),
    languages.length > 0 && fillIn(words.languages, { languages: formatList(languages) }),
  ].filter((reason) => typeof reason === 'string');
  if (reasons.length > 0) return `${capitalized(reasons.join('; '))}.`;
  if (engagements.length === 0) return '';
  return `${capitalized(fillIn(words.engagements, { engagements: formatList(engagements) }))}.`;
}
