import { familyNameOf, plainName } from '#site/person-name.ts';
import {
  type Entry,
  entriesOfKind,
  fieldValues,
  problemInBody,
  problemsInFields,
} from './entry.ts';
import { editDistance, type Problem, type ProblemText } from './problem.ts';

/** A speaker's file with the parts of the name by which other texts may call this person. */
interface NamedSpeaker {
  entry: Entry;
  /** Name without title and degree: "Amara Quill". */
  name: string;
  /** The last word of the name. */
  lastName: string;
  /** The family name, which follows a title: "de la Cruz" in "Dr. de la Cruz". */
  family: string;
  pronunciation: string | undefined;
}

/** Matches the paths of fields that speak of this speaker alone. */
const ownFields = /^(bioShort|bioMedium|pronunciation|talks\.\d+\.(title|abstract|audience))$/;
/** Pattern of a title before a name, and of one at the end of a text. */
const titles = '(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\\.? ';
const titleAtEnd = new RegExp(`\\b${titles}$`);

/**
 * Problems of speakers whose biographies or talks name another speaker, or who are pronounced like
 * one: the file was copied and not rewritten in every field. A person is known by the full name, or
 * by a title and the last name; a last name alone may be a word like any other. The long biography
 * may name colleagues, after the speaker and by their full names.
 */
export function nameProblems(entries: readonly Entry[]): Problem[] {
  const speakers = entriesOfKind(entries, 'speakers').flatMap(namedSpeaker);
  const indexes: SpeakerIndexes = {
    byWord: byWord(speakers),
    byPronunciation: Map.groupBy(speakers, ({ pronunciation }) => pronunciation ?? ''),
  };
  return speakers.flatMap((speaker) => [
    ...fieldProblems(speaker, indexes),
    ...bodyProblems(speaker, indexes),
  ]);
}

/**
 * Indexes of all speakers, by the last word of a name and by pronunciation. With them each word of
 * a text is looked up once, however many speakers there are.
 */
type SpeakerIndexes = Record<
  'byWord' | 'byPronunciation',
  ReadonlyMap<string, readonly NamedSpeaker[]>
>;

/** The speaker of an entry; none where the name is no text or one word. */
function namedSpeaker(entry: Entry): NamedSpeaker[] {
  const { name: written, familyName, pronunciation } = fieldValues(entry);
  if (typeof written !== 'string') return [];
  const name = plainName(written);
  if (!name.includes(' ')) return [];
  const { family } = familyNameOf({ name: written, familyName: textOrNothing(familyName) });
  const lastName = lastWord(name);
  return [{ entry, name, lastName, family, pronunciation: textOrNothing(pronunciation) }];
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Speakers by the last word of the whole name, and by that of the family name. */
function byWord(speakers: readonly NamedSpeaker[]): ReadonlyMap<string, readonly NamedSpeaker[]> {
  const named = speakers.flatMap((speaker) =>
    [...new Set([speaker.lastName, lastWord(speaker.family)])].map((word) => ({ word, speaker })),
  );
  const grouped = Map.groupBy(named, ({ word }) => word);
  return new Map([...grouped].map(([word, all]) => [word, all.map(({ speaker }) => speaker)]));
}

function lastWord(words: string): string {
  return words.split(' ').at(-1) ?? '';
}

function fieldProblems(speaker: NamedSpeaker, indexes: SpeakerIndexes): Problem[] {
  return problemsInFields(speaker.entry, ({ path, value }) => {
    const field = path.join('.');
    if (typeof value !== 'string' || !ownFields.test(field)) return undefined;
    if (field === 'pronunciation') {
      const sharers = indexes.byPronunciation.get(value) ?? [];
      const owner = sharers.find((sharer) => isNearer(value, sharer, speaker));
      return owner && pronunciationProblem(owner, speaker);
    }
    const [mention] = mentionsIn(value, speaker, indexes);
    return mention && mentionProblem(mention.other, speaker);
  });
}

/**
 * A problem for the first mention of each other speaker in the long biography, except colleagues:
 * full names after the first mention of this speaker.
 */
function bodyProblems(speaker: NamedSpeaker, indexes: SpeakerIndexes): Problem[] {
  const { raw } = speaker.entry;
  const ownIndex = raw.body.indexOf(speaker.lastName);
  const mentioned = new Set<NamedSpeaker>();
  return mentionsIn(raw.body, speaker, indexes).flatMap(({ other, found, index }) => {
    const isFirst = !mentioned.has(other);
    mentioned.add(other);
    const isColleague = ownIndex !== -1 && ownIndex < index && found === other.name;
    if (!isFirst || isColleague) return [];
    return problemInBody(speaker.entry, index, found, mentionProblem(other, speaker));
  });
}

/**
 * Whether a pronunciation is nearer to the name of `one` than of `other`, in letters that differ.
 * Of two speakers with the same pronunciation, it is wrong for the other.
 */
function isNearer(pronunciation: string, one: NamedSpeaker, other: NamedSpeaker): boolean {
  const distance = ({ name }: NamedSpeaker) =>
    editDistance(lettersOf(pronunciation), lettersOf(name));
  return distance(one) < distance(other);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/**
 * The mentions of other speakers in a text, each with the words found and their index in the text.
 * A name that is part of the speaker's own does not count.
 */
function mentionsIn(text: string, self: NamedSpeaker, { byWord }: SpeakerIndexes) {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)].flatMap((word) => {
    const lastName = word[0].replace(/[’']s$/, '');
    const before = text.slice(Math.max(0, word.index - 60), word.index);
    const others = byWord.get(lastName) ?? [];
    return others.flatMap((other) => {
      if (self.name.includes(other.name)) return [];
      const start = nameBefore(before, other, lastName, self);
      if (start === undefined) return [];
      return { other, found: start + lastName, index: word.index - start.length };
    });
  });
}

/**
 * The words before a last name that make it a mention of `other`: first names, or a title where
 * `self` has another family name. Undefined where it is a word like any other.
 */
function nameBefore(
  before: string,
  other: NamedSpeaker,
  lastName: string,
  self: NamedSpeaker,
): string | undefined {
  const firstNames = other.lastName === lastName ? firstNamesBefore(before, other) : undefined;
  if (firstNames !== undefined) return firstNames;
  if (lastWord(self.family) === lastName) return undefined;
  return titleBefore(before, other, lastName);
}

/**
 * A title and what stands between it and the last word of a family name; undefined where another
 * name is meant.
 */
function titleBefore(
  before: string,
  { family }: NamedSpeaker,
  lastName: string,
): string | undefined {
  const particles = family.slice(0, family.length - lastName.length);
  if (!family.endsWith(lastName) || !before.endsWith(particles)) return undefined;
  const title = titleAtEnd.exec(before.slice(0, before.length - particles.length))?.[0];
  return title === undefined ? undefined : title + particles;
}

/** The first names before a last name where the full name is written; undefined otherwise. */
function firstNamesBefore(before: string, { name, lastName }: NamedSpeaker): string | undefined {
  const first = name.slice(0, name.length - lastName.length);
  const isFullName =
    before.endsWith(first) && !/[\p{L}\p{N}]$/u.test(before.slice(0, -first.length));
  return isFullName ? first : undefined;
}

const colleagues = 'The long text may name colleagues: after the speaker, by their full names.';

function pronunciationProblem(other: NamedSpeaker, self: NamedSpeaker): ProblemText {
  return {
    message: `is how ${other.name} is pronounced`,
    fix: `Write how ${self.name} is pronounced, or delete the line.`,
    inForm: `This is how ${other.name} is pronounced. Write how ${self.name} is pronounced, or empty this.`,
  };
}

function mentionProblem(other: NamedSpeaker, self: NamedSpeaker): ProblemText {
  return {
    message: `names ${other.name}, who is another speaker`,
    fix: `Write what is true of ${self.name}, and leave the other name out. ${colleagues}`,
  };
}
