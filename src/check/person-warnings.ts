import { type Entry, fieldValues, problemAt } from './entry.ts';
import { asWarnings, type Problem } from './problem.ts';

/**
 * Warnings of what stays behind when the entry of a person begins as a copy of another one, or is
 * typed too fast: sentences that begin with the pronoun of somebody else, and profession and
 * employer in each other’s places.
 */
export function personWarnings(entry: Entry): Problem[] {
  if (entry.kindName !== 'speakers' && entry.kindName !== 'board') return [];
  return asWarnings([...pronounProblems(entry), ...exchangedProblems(entry)]);
}

/** The texts about a person and nobody else; the long biography may tell of a grandmother. */
const biographies: readonly string[] = ['bioShort', 'bioMedium', 'bio'];

/** Matches the pronouns at the start of sentences. */
const firstPronoun = /(?:^|[.!?]["”’)]?\s+)(He|She|His|Her)\b/g;

type Gender = 'he' | 'she';
const genderOf: Readonly<Record<string, Gender>> = { He: 'he', His: 'he', She: 'she', Her: 'she' };

function pronounProblems(entry: Entry): Problem[] {
  const data = fieldValues(entry);
  const { pronouns } = data;
  const own = typeof pronouns === 'string' ? gendersIn(pronouns) : undefined;
  return biographies.flatMap((field) => {
    const text = data[field];
    if (typeof text !== 'string') return [];
    const written = [...text.matchAll(firstPronoun)].map(([, word = '']) => word);
    if (own) {
      const wrong = written.find((word) => !own.includes(genderOf[word] ?? 'he'));
      if (wrong === undefined) return [];
      return problemAt(entry, [field], text, {
        message: `begins a sentence with “${wrong}”, and the pronouns of this person are ${pronouns}`,
        fix: 'Correct the sentence if it is about this person, or correct the pronouns.',
      });
    }
    const genders = [...new Set(written.map((word) => genderOf[word]))];
    const [first, other] = genders;
    if (first === undefined || other === undefined) return [];
    return problemAt(entry, [field], text, {
      message: `begins a sentence with “${first}” and another one with “${other}”`,
      fix: 'Correct the one that is left from somebody else’s biography.',
    });
  });
}

/** The genders that stated pronouns have: of `she/they` it is "she", of `they/them` none. */
function gendersIn(pronouns: string): Gender[] {
  const words = pronouns.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOf = (...some: string[]) => words.some((word) => some.includes(word));
  return [
    ...(isOf('he', 'him', 'his') ? (['he'] as const) : []),
    ...(isOf('she', 'her', 'hers') ? (['she'] as const) : []),
  ];
}

/** Matches a profession: what a person is called by at work, in the last word before a comma. */
const profession =
  /(?:^|\s)(?:physician|doctor|nurse|surgeon|paramedic|midwife|pharmacist|therapist|dentist|dietitian|planner|educator|teacher|professor|researcher|scientist|specialist|assistant|director|adviser|advisor|coordinator|worker|EMT|\p{L}+ologist|\p{L}+iatrician|\p{L}+iatrist)$/iu;

function exchangedProblems(entry: Entry): Problem[] {
  const { title, organization } = fieldValues(entry);
  if (typeof title !== 'string' || typeof organization !== 'string') return [];
  if (isProfession(title) || !isProfession(organization)) return [];
  return [
    problemAt(entry, ['title'], title, {
      message: `should be a profession, and “${organization}” stands where the employer belongs`,
      fix: 'Exchange the two, if they are in each other’s places.',
    }),
  ];
}

function isProfession(text: string): boolean {
  const [head = ''] = text.split(/,| (?:of|for|at|in|and)\b/);
  return profession.test(head.trim());
}
