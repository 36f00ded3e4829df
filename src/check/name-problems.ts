import { familyNameOf, plainName } from '#site/person-name.ts';
import { type Entry, ofKind, problemInBody, problemsInFields, valuesOf } from './entry.ts';
import { editDistance, type Problem } from './problem.ts';

interface Named {
  entry: Entry;
  /** Name without title and degree: "Amara Quill". */
  name: string;
  /** Its last word. */
  lastName: string;
  /** What follows a title: "de la Cruz" in "Dr. de la Cruz". */
  family: string;
  pronunciation: string | undefined;
}

/** Parts of a speaker's file that speak of this speaker alone. */
const ownWords = /^(bioShort|bioMedium|pronunciation|talks\.\d+\.(title|abstract|audience))$/;
const titles = '(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\\.? ';
const titled = new RegExp(`\\b${titles}$`);

/**
 * Problems of speakers whose biographies or talks name another speaker, or who are pronounced like
 * one: the file was copied and not written through. A person is known by the full name, or by a
 * title and the last name; a last name alone may be a word like any other. The long biography may
 * name colleagues, after the speaker and by their full names.
 */
export function nameProblems(entries: readonly Entry[]): Problem[] {
  const speakers = ofKind(entries, 'speakers').flatMap(namedBy);
  const known: Known = {
    byWord: byWord(speakers),
    byPronunciation: Map.groupBy(speakers, ({ pronunciation }) => pronunciation ?? ''),
  };
  return speakers.flatMap((speaker) => [
    ...fieldProblems(speaker, known),
    ...bodyProblems(speaker, known),
  ]);
}

/**
 * All speakers by what a text is searched for, so that the time it takes grows with the texts
 * alone.
 */
type Known = Record<'byWord' | 'byPronunciation', ReadonlyMap<string, readonly Named[]>>;

function namedBy(entry: Entry): Named[] {
  const { name: written, familyName, pronunciation } = valuesOf(entry);
  if (typeof written !== 'string') return [];
  const name = plainName(written);
  if (!name.includes(' ')) return [];
  const said = typeof familyName === 'string' ? familyName : undefined;
  const { family } = familyNameOf({ name: written, familyName: said });
  const sound = typeof pronunciation === 'string' ? pronunciation : undefined;
  return [{ entry, name, lastName: lastWord(name), family, pronunciation: sound }];
}

/** Speakers by the last word of the whole name, and by that of the family name. */
function byWord(speakers: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const named = speakers.flatMap((speaker) =>
    [...new Set([speaker.lastName, lastWord(speaker.family)])].map((word) => ({ word, speaker })),
  );
  const grouped = Map.groupBy(named, ({ word }) => word);
  return new Map([...grouped].map(([word, all]) => [word, all.map(({ speaker }) => speaker)]));
}

function lastWord(words: string): string {
  return words.split(' ').at(-1) ?? '';
}

function fieldProblems(speaker: Named, known: Known): Problem[] {
  return problemsInFields(speaker.entry, ({ path, value }) => {
    const field = path.join('.');
    if (typeof value !== 'string' || !ownWords.test(field)) return undefined;
    const other =
      field === 'pronunciation'
        ? known.byPronunciation.get(value)?.find((one) => isNearer(value, one, speaker))
        : mentionsIn(value, speaker, known)[0]?.other;
    return other && problem(field, other, speaker);
  });
}

/** The first mention of each other speaker who is no colleague. */
function bodyProblems(speaker: Named, known: Known): Problem[] {
  const { raw } = speaker.entry;
  const own = raw.body.indexOf(speaker.lastName);
  const reported = new Set<Named>();
  return mentionsIn(raw.body, speaker, known).flatMap(({ other, found, index }) => {
    const isFirst = !reported.has(other);
    reported.add(other);
    if (!isFirst || (own !== -1 && own < index && found === other.name)) return [];
    return problemInBody(speaker.entry, index, found, problem('', other, speaker));
  });
}

/**
 * Whether a pronunciation is more like the name of one speaker than of another: of two who share
 * it, one is wrong.
 */
function isNearer(pronunciation: string, one: Named, other: Named): boolean {
  const distance = ({ name }: Named) => editDistance(lettersOf(pronunciation), lettersOf(name));
  return distance(one) < distance(other);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Where a text names other speakers; a name that is part of the speaker's own is none. */
function mentionsIn(text: string, self: Named, { byWord }: Known) {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)].flatMap((word) => {
    const lastName = word[0].replace(/[’']s$/, '');
    const before = text.slice(Math.max(0, word.index - 60), word.index);
    const others = byWord.get(lastName) ?? [];
    return others.flatMap((other) => {
      if (self.name.includes(other.name)) return [];
      const called =
        (other.lastName === lastName ? calledBy(before, other) : undefined) ??
        (lastWord(self.family) === lastName ? undefined : titleBefore(before, other, lastName));
      if (called === undefined) return [];
      return { other, found: called + lastName, index: word.index - called.length };
    });
  });
}

/**
 * A title and what stands between it and the last word of a family name; undefined where another
 * name is meant.
 */
function titleBefore(before: string, { family }: Named, lastName: string): string | undefined {
  const particles = family.slice(0, family.length - lastName.length);
  if (!family.endsWith(lastName) || !before.endsWith(particles)) return undefined;
  const title = titled.exec(before.slice(0, before.length - particles.length))?.[0];
  return title === undefined ? undefined : title + particles;
}

/** The first names before a last name where the full name is written; undefined otherwise. */
function calledBy(before: string, { name, lastName }: Named): string | undefined {
  const first = name.slice(0, name.length - lastName.length);
  const isFullName =
    before.endsWith(first) && !/[\p{L}\p{N}]$/u.test(before.slice(0, -first.length));
  return isFullName ? first : undefined;
}

const colleagues = 'The long text may name colleagues: after the speaker, by their full names.';

function problem(field: string, other: Named, self: Named) {
  if (field === 'pronunciation') {
    return {
      message: `is how ${other.name} is pronounced`,
      fix: `Write how ${self.name} is pronounced, or delete the line.`,
    };
  }
  return {
    message: `names ${other.name}, who is another speaker`,
    fix: `Write what is true of ${self.name}, and leave the other name out. ${colleagues}`,
  };
}
