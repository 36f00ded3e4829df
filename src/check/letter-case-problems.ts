import { moreAuthors } from '#features/evidence/citations/citable.ts';
import { plainName } from '#site/person-name.ts';
import { type Entry, problemsInFields } from './entry.ts';
import { asWarnings, type Problem, type ProblemText } from './problem.ts';

/** The names of people, by the kind of the entry and the path of the field. */
const namesOfPeople =
  /^(?:(?:speakers|board) name|stories people\.\d+\.name|whoWeArePage people\.staff\.\d+\.name|(?:claims|resources) (?:source\.)?authors\.\d+)$/;

/** Kinds whose titles are written as others print them, capitals and all. */
const titlesOfOthers: readonly string[] = ['resources', 'officialPages'];

/**
 * Problems of names in capitals or in small letters alone, and warnings of titles in capitals: a
 * list sorts and a voice reads them otherwise.
 */
export function letterCaseProblems(entry: Entry): Problem[] {
  const isName = (path: readonly PropertyKey[]) =>
    namesOfPeople.test(`${entry.kindName} ${path.join('.')}`);
  return [
    ...problemsInFields(entry, ({ path, value }) =>
      typeof value === 'string' && isName(path) && isAllInCapitals(value, path)
        ? nameInCapitals(value, path)
        : undefined,
    ),
    ...asWarnings(
      problemsInFields(entry, ({ path, value, field }) => {
        if (typeof value !== 'string') return undefined;
        if (isName(path)) return isInSmallLetters(value) ? nameInSmallLetters(value) : undefined;
        const isOwnTitle = field.isTitle && !titlesOfOthers.includes(entry.kindName);
        return isOwnTitle && isShouted(value) ? shouted : undefined;
      }),
    ),
  ];
}

/** Whether a name of two words or more is in capitals alone, its titles and degrees apart. */
export function isInCapitals(name: string): boolean {
  const words = wordsIn(plainName(name));
  return words.length > 1 && words.every((word) => word.length > 1 && !/\p{Ll}/u.test(word));
}

/** The same for a name at a path; an author is “Family, Given”, and has no degree. */
function isAllInCapitals(name: string, path: readonly PropertyKey[]): boolean {
  if (!path.includes('authors')) return isInCapitals(name);
  return name.includes(',') && wordsIn(name).length > 1 && !/\p{Ll}/u.test(name);
}

function isInSmallLetters(name: string): boolean {
  if (name === moreAuthors) return false;
  const plain = plainName(name);
  return wordsIn(plain).length > 1 && !/\p{Lu}/u.test(plain);
}

/** Whether a title has three words or more of four letters, and all of it is in capitals. */
function isShouted(title: string): boolean {
  const long = wordsIn(title).filter((word) => word.length > 3);
  return long.length > 2 && !/\p{Ll}/u.test(title);
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}[\p{L}’'.-]*/gu) ?? [];
}

/** The name with a capital at the start of each word; degrees behind a comma stay. */
function asWritten(name: string, hasDegrees = true): string {
  const [people = '', ...degrees] = hasDegrees ? name.split(',') : [name];
  const written = people
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [written, ...degrees].join(',');
}

function nameInCapitals(name: string, path: readonly PropertyKey[]): ProblemText {
  return {
    message: 'is written in capitals alone',
    fix: `Write ${asWritten(name, !path.includes('authors'))}.`,
  };
}

function nameInSmallLetters(name: string): ProblemText {
  return {
    message: 'is a name in small letters alone',
    fix: `Write ${asWritten(name)}; leave it if this person writes it so.`,
  };
}

const shouted: ProblemText = {
  message: 'is written in capitals alone, which is hard to read',
  fix: 'Write it like a sentence; names and the first word have a capital.',
};
