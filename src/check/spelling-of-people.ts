import { plainName } from '#site/person-name.ts';
import { fold } from '#site/search/fold.ts';
import { type Entry, entriesOfKind, fieldValues, onceForEach, problemAt } from './entry.ts';
import { isInCapitals } from './letter-case-problems.ts';
import { editDistance, type Problem, type ProblemText } from './problem.ts';
import { type Finding, problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems of people whose names are spelled otherwise than in their own files: one or two letters
 * or an accent differ in one word of a full name, or in the last name behind a title. Whoever is
 * heard in a story counts there, too. Somebody else of nearly the same name is told apart by a
 * middle initial.
 */
export function spellingOfPeople(entries: readonly Entry[]): Problem[] {
  const known = entries.filter(({ kindName }) => kindsOfPeople.includes(kindName));
  const names = known.flatMap(nameOf);
  if (names.join('\n') !== lastSearch.names.join('\n'))
    lastSearch = { names, find: searchFor(names) };
  return [...entries.flatMap(lastSearch.find), ...storyProblems(entries)];
}

/** The search for the people who were known last: as a rule it is nobody new. */
let lastSearch = { names: [] as readonly string[], find: searchFor([]) };

function searchFor(names: readonly string[]): (entry: Entry) => Problem[] {
  const everywhere = indexOf(names);
  return onceForEach((entry) => {
    const own = indexOf(peopleOf(entry).map(({ name }) => plainName(name)));
    return problemsInTexts(entry, ({ text, field }) =>
      // The names themselves are what others are compared with.
      isNameField(entry, field) ? [] : [...misspelled(text, own), ...misspelled(text, everywhere)],
    );
  });
}

const kindsOfPeople: readonly string[] = ['speakers', 'board'];

function isNameField({ kindName }: Entry, field: string): boolean {
  const isOfPerson = kindsOfPeople.includes(kindName) && /^(name|familyName)$/.test(field);
  return (
    isOfPerson || field === 'pronunciation' || (kindName === 'stories' && /^people\./.test(field))
  );
}

function nameOf(person: Entry): string[] {
  const { name } = fieldValues(person);
  // A name in capitals is told by itself, and nobody else must be written like it.
  return typeof name === 'string' && !isInCapitals(name) ? [plainName(name)] : [];
}

/** A person under `people` of a story, with the id of the speaker, if it is one. */
interface HeardPerson {
  name: string;
  speaker: unknown;
}

function peopleOf(entry: Entry): HeardPerson[] {
  const { people } = fieldValues(entry);
  if (entry.kindName !== 'stories' || !Array.isArray(people)) return [];
  return people.flatMap((person: unknown) => {
    const { name, speaker } = Object(person) as Record<string, unknown>;
    return typeof name === 'string' ? [{ name, speaker }] : [];
  });
}

/** People who are called otherwise in a story than in the file of the speaker that it names. */
function storyProblems(entries: readonly Entry[]): Problem[] {
  const speakers = new Map(entriesOfKind(entries, 'speakers').map((one) => [one.id, one]));
  return entriesOfKind(entries, 'stories').flatMap((story) =>
    peopleOf(story).flatMap(({ name, speaker }, index) => {
      const file = speakers.get(String(speaker));
      const [named] = file ? nameOf(file) : [];
      if (named === undefined || namesAgree(plainName(name), named)) return [];
      return problemAt(story, ['people', index, 'name'], name, {
        message: `is not the name of the speaker that is chosen, ${named}`,
        fix: `Write ${named}, or choose another speaker.`,
      });
    }),
  );
}

/** Whether the words of the shorter name are all in the other one, in that spelling. */
function namesAgree(one: string, other: string): boolean {
  const wordsOf = (name: string) => name.normalize('NFC').split(' ');
  const words = new Set(wordsOf(other));
  const shared = wordsOf(one).filter((word) => words.has(word));
  return shared.length === Math.min(wordsOf(one).length, words.size);
}

/** Full names by their first and by their last word. */
interface NameIndex {
  names: ReadonlySet<string>;
  byFirst: ReadonlyMap<string, readonly string[]>;
  byLast: ReadonlyMap<string, readonly string[]>;
  lastWords: readonly string[];
}

function indexOf(all: readonly string[]): NameIndex {
  const names = all.filter((name) => name.includes(' '));
  return {
    names: new Set(names),
    byFirst: Map.groupBy(names, firstWord),
    byLast: Map.groupBy(names, lastWord),
    lastWords: [...new Set(names.map(lastWord))],
  };
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? '';
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? '';
}

/** Matches two words with capitals beside each other, and a title with the name behind it. */
const twoWords = /(?<![\p{L}’'-])(?=([\p{Lu}][\p{L}’'-]+) ([\p{Lu}][\p{L}’'-]+))/gu;
const titled = /\b(?:Dr|Prof|Mr|Mrs|Ms|Mx)\.? ([\p{Lu}][\p{L}’'-]+)(?! [\p{Lu}])/gu;

function misspelled(text: string, index: NameIndex): Finding[] {
  if (index.names.size === 0) return [];
  const full = [...text.matchAll(twoWords)].flatMap(
    ({ 1: first = '', 2: written = '', index: at }) => {
      const last = withoutGenitive(written);
      const meant = fullNameFor(first, last, index);
      return meant ? [finding(at, `${first} ${last}`, meant)] : [];
    },
  );
  const behindTitle = [...text.matchAll(titled)].flatMap(
    ({ 0: found, 1: written = '', index: at }) => {
      const last = withoutGenitive(written);
      const meant = lastNameFor(last, index);
      return meant ? [finding(at, withoutGenitive(found), meant)] : [];
    },
  );
  return [...full, ...behindTitle];
}

/** The known name that two words nearly are; undefined where they are one, or near none. */
function fullNameFor(first: string, last: string, index: NameIndex): string | undefined {
  const { names, byFirst, byLast } = index;
  if (names.has(`${first} ${last}`)) return undefined;
  const sameFirst = byFirst.get(first)?.find((name) => isNear(last, lastWord(name)));
  return sameFirst ?? byLast.get(last)?.find((name) => isNear(first, firstWord(name)));
}

function lastNameFor(last: string, { lastWords }: NameIndex): string | undefined {
  if (lastWords.includes(last)) return undefined;
  return lastWords.find((word) => word.length > 4 && isNear(last, word));
}

/** Whether two words are not the same, but nearly: an accent, or a letter of every four at most. */
function isNear(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 2) return false;
  if (fold(word) === fold(other)) return true;
  const most = Math.min(2, Math.floor(other.length / 4));
  return editDistance(word, other) <= most;
}

function withoutGenitive(word: string): string {
  return word.replace(/[’']s?$/, '');
}

function finding(index: number, found: string, meant: string): Finding {
  const text: ProblemText = {
    message: `is spelled otherwise than the name of ${meant}`,
    fix: `Write ${meant}; if it is somebody else, write the name with an initial in the middle.`,
  };
  return { index, found, ...text };
}
