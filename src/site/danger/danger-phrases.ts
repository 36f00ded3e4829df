import { soundOf } from '#site/search/slip.ts';
import { phraseOf } from '#site/search/thesaurus.ts';
import { formsInText } from '#site/search/word-forms.ts';
import type { DangerWords, DoorId, GroupId } from './danger-words.schema.ts';

type Language = 'en' | 'es';

/** A word or a phrase of danger, as forms without small words. */
export interface DangerPhrase {
  forms: readonly string[];
  /** Its forms in one word. */
  joined: string;
  /** Whether it means danger only where the query has no other words. */
  isAlone: boolean;
  language: Language;
  /** Empty for despair, and for the phrases of a group. */
  leadsTo: readonly DoorId[];
}

/** Groups of which a query has a phrase each, anywhere: a sign, and what may be its cause. */
interface Combination {
  groups: readonly GroupId[];
  leadsTo: readonly DoorId[];
}

/** The words of danger, ready to be looked for. */
export interface DangerPhrases {
  phrases: readonly DangerPhrase[];
  groups: ReadonlyMap<GroupId, readonly DangerPhrase[]>;
  together: readonly Combination[];
  /** The forms of all phrases: a word that is one of them is no slip of another. */
  known: ReadonlySet<string>;
  /** The Spanish forms by how they sound. */
  spanishBySound: ReadonlyMap<string, string>;
  otherwise: readonly (readonly string[])[];
  /** Phrases of whoever looks for something to read or to hear: "webinar". */
  quiet: readonly (readonly string[])[];
  small: ReadonlySet<string>;
  company: ReadonlySet<string>;
  /** Each word that says "not" or "cannot", and which of the two: all are one word. */
  negations: ReadonlyMap<string, string>;
  /** Words across which a phrase is not found: "power is not out". */
  turns: ReadonlySet<string>;
}

/** The words that stand for all that say "not" or "cannot". */
export const negation = { not: 'not', cannot: 'cant' };

/** Stands among the words of a query where one sentence ends and another begins. */
export const sentenceEnd = '.';

/** Makes the words of danger ready. A phrase of which small words leave one word must be alone. */
export function dangerPhrases(words: DangerWords): DangerPhrases {
  const small = new Set(words.small.flatMap(formsInText));
  const negations = new Map([
    ...words.not.map((word) => [phraseOf(word), negation.not] as const),
    ...words.cannot.map((word) => [phraseOf(word), negation.cannot] as const),
  ]);
  const phrasesIn = (
    list: readonly string[],
    language: Language,
    leadsTo: readonly DoorId[],
    mustBeAlone = false,
  ) =>
    list.map((phrase): DangerPhrase => {
      const all = formsInText(phrase);
      const forms = withoutSmall(all, small).map((form) => negations.get(form) ?? form);
      const isShortened = forms.length === 1 && all.length > 1;
      return {
        forms,
        joined: forms.join(''),
        isAlone: mustBeAlone || isShortened,
        language,
        leadsTo,
      };
    });
  const phrases = [
    ...phrasesIn(words.despair.words, 'en', []),
    ...phrasesIn(words.despair.spanish, 'es', []),
    ...words.situations.flatMap(({ leadsTo, alone = [], spanishAlone = [], ...situation }) => [
      ...phrasesIn(situation.words, 'en', leadsTo),
      ...phrasesIn(situation.spanish, 'es', leadsTo),
      ...phrasesIn(alone, 'en', leadsTo, true),
      ...phrasesIn(spanishAlone, 'es', leadsTo, true),
    ]),
  ];
  // Another group stands beside these phrases, so none of them is ever alone.
  const groups = new Map(
    words.groups.map(({ id, ...own }) => {
      const lists = [own, ...words.situations.filter(({ group }) => group === id)];
      const both = lists.flatMap(({ words: english, spanish }) => [
        ...phrasesIn(english, 'en', []),
        ...phrasesIn(spanish, 'es', []),
      ]);
      return [id, both.map((phrase) => ({ ...phrase, isAlone: false }))];
    }),
  );
  const all = [...phrases, ...[...groups.values()].flat()];
  const people = [...(groups.get('relatives') ?? []), ...(groups.get('infants') ?? [])];
  const company = [...words.company.flatMap(formsInText), ...people.flatMap(({ forms }) => forms)];
  const turns = words.turns.flatMap(formsInText);
  const spanishForms = all
    .filter(({ language }) => language === 'es')
    .flatMap(({ forms }) => forms);
  return {
    phrases,
    groups,
    together: words.together.map(({ of, leadsTo }) => ({ groups: of, leadsTo })),
    known: new Set([...all.flatMap(({ forms }) => forms), ...company, ...turns]),
    spanishBySound: new Map(spanishForms.filter(isLong).map((form) => [soundOf(form), form])),
    otherwise: words.otherwise.map(formsInText),
    quiet: words.quiet.map(formsInText),
    small,
    negations,
    company: new Set(company),
    turns: new Set([sentenceEnd, ...turns]),
  };
}

/** A shorter word sounds like too many others. */
const soundsFrom = 5;

/** Whether a word is long enough to be known by how it sounds. */
export function isLong(form: string): boolean {
  return form.length >= soundsFrom;
}

export function withoutSmall(
  forms: readonly string[],
  small: ReadonlySet<string>,
): readonly string[] {
  return forms.filter((form) => !small.has(form));
}
