import { moreAuthors } from '#features/evidence/citations/citable.ts';
import { familyNameOf, type NameDoubt } from '#site/person-name.ts';
import { capitalized } from '#site/words.ts';
import { type Entry, fieldValues, problemAt } from './entry.ts';
import { displayValue, type Problem, type ProblemText } from './problem.ts';

/** Kinds whose entries are people. */
const kindsOfPeople: readonly string[] = ['speakers', 'board'];

/**
 * Problems of names of which nobody can tell the family name, so that a list would be sorted, or a
 * paper cited, by the wrong word.
 */
export function familyNameProblems(entry: Entry): Problem[] {
  if (kindsOfPeople.includes(entry.kindName)) return personProblems(entry);
  if (entry.kindName === 'claims') return authorProblems(entry, ['source', 'authors']);
  return entry.kindName === 'resources' ? authorProblems(entry, ['authors']) : [];
}

function personProblems(entry: Entry): Problem[] {
  const { name, familyName } = fieldValues(entry);
  if (typeof name !== 'string' || typeof familyName === 'string' || !isPlainName(name)) return [];
  const { doubt, family } = familyNameOf({ name });
  if (!doubt) return [];
  // At the line of the name, but of the field that is asked for: the studio shows it there.
  const problem = problemAt(entry, ['name'], name, doubtText(doubt, family));
  return [{ ...problem, field: 'familyName' }];
}

/** Whether a name has only characters of names; others are a problem of its schema. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} \u00A0.,’'“”"()·-]+$/u.test(name);
}

function doubtText(doubt: NameDoubt, family: string): ProblemText {
  const fix = `Add "familyName:" below it, with the part of the name that lists are sorted by, such as ${displayValue(family)}.`;
  const inForm = `${capitalized(doubts[doubt])}. Write the part of it that lists are sorted by, such as “${family}”.`;
  return { message: doubts[doubt], fix, inForm };
}

const doubts: Readonly<Record<NameDoubt, string>> = {
  single: 'the name is one word, so nobody can tell whether it is a family name',
  several: 'the name has words that may belong to the given names or to the family name',
  order: 'the name may begin with the family name or end with it',
  inverted: 'the name has a comma and no degree behind it, so it may begin with the family name',
};

/**
 * Problems of authors that are not written "Family, Given" or "Family, Given, Jr.": of several
 * words without a comma nobody can tell which is the family name. One word alone is one, and
 * "et al." may stand last.
 */
function authorProblems(entry: Entry, path: readonly string[]): Problem[] {
  const authors = path.reduce<unknown>((data, key) => Object(data)[key], fieldValues(entry));
  if (!Array.isArray(authors)) return [];
  return authors.flatMap((author: unknown, index) => {
    const isLast = index > 0 && index === authors.length - 1;
    if (typeof author !== 'string' || (author === moreAuthors && isLast)) return [];
    const parts = author.split(',').map((part) => part.trim());
    const isOneWord = parts.length === 1 && !/\s/.test(author.trim());
    const isInParts = (parts.length === 2 || parts.length === 3) && parts.every(Boolean);
    if (isOneWord || isInParts) return [];
    const isOfSeveral = /;| (?:and|&|y|und|et) /.test(author) && author !== moreAuthors;
    return problemAt(entry, [...path, index], author, isOfSeveral ? severalAuthors : authorText);
  });
}

const severalAuthors: ProblemText = {
  message: 'seems to name several authors',
  fix: 'Write each of them as an entry of the list, "Family, Given"; an organization belongs in "publisher".',
  inForm:
    'This seems to name several authors. Add one entry for each, the family name first: García Márquez, Gabriel. An organization belongs under Publisher.',
};

const authorText: ProblemText = {
  message: 'the family name of this author cannot be told',
  fix: 'Write "Family, Given", such as "García Márquez, Gabriel", or "Family, Given, Jr."; an organization belongs in "publisher".',
  inForm:
    'Nobody can tell the family name. Write it first, then a comma: García Márquez, Gabriel. An organization belongs under Publisher.',
};
