import { type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { editDistance } from './nearest.ts';
import { placeInText } from './places.ts';
import { fieldsOf } from './schema-walk.ts';

/** A speaker's file and how texts call that speaker. */
interface Named {
  entry: Entry;
  /** Name without title and degree: "Amara Quill". */
  name: string;
  lastName: string;
  pronunciation: string | undefined;
}

/** Parts of a speaker's file that speak of this speaker alone. */
const ownWords = /^(bioShort|bioMedium|pronunciation|talks\.\d+\.(title|abstract|audience))$/;
const titles = '(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)';

/**
 * Faults of speakers whose biographies or talks name another speaker, or who are pronounced like one: the file was copied
 * and not written through. A person is known by the full name, or by a title and the last name; a last name alone may be
 * a word like any other. The long biography may name colleagues, after the speaker and by their full names.
 */
export function nameFaults(entries: readonly Entry[]): Fault[] {
  const speakers = entries.filter(({ kindName }) => kindName === 'speakers').flatMap(namedBy);
  return speakers.flatMap((speaker) => {
    const others = speakers.filter(({ name }) => name !== speaker.name);
    return [...fieldFaults(speaker, others), ...bodyFaults(speaker, others)];
  });
}

function namedBy(entry: Entry): Named[] {
  const { name: written, pronunciation } = Object(entry.data) as Record<string, unknown>;
  if (typeof written !== 'string') return [];
  const name = (written.split(',')[0] ?? '').replace(new RegExp(`^${titles}\\.? `), '').trim();
  const lastName = name.split(/\s+/).at(-1) ?? '';
  if (!name.includes(' ')) return [];
  const sound = typeof pronunciation === 'string' ? pronunciation : undefined;
  return [{ entry, name, lastName, pronunciation: sound }];
}

function fieldFaults(speaker: Named, others: readonly Named[]): Fault[] {
  const { entry } = speaker;
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value }) => {
    const field = path.join('.');
    if (typeof value !== 'string' || !ownWords.test(field)) return [];
    const other =
      field === 'pronunciation'
        ? others.find((one) => one.pronunciation === value && isNearer(value, one, speaker))
        : others.find((one) => mentioned(value, one, speaker) !== undefined);
    return other ? faultAt(entry, path, value, advice(field, other, speaker)) : [];
  });
}

function bodyFaults(speaker: Named, others: readonly Named[]): Fault[] {
  const { file, raw } = speaker.entry;
  const own = raw.body.search(new RegExp(RegExp.escape(speaker.lastName), 'u'));
  return others.flatMap((other) => {
    const match = mentioned(raw.body, other, speaker);
    const isColleague = own !== -1 && own < (match?.index ?? 0) && match?.[0] === other.name;
    if (!match || isColleague) return [];
    const { line, column } = placeInText(raw.body, match.index);
    const field = 'text below the fields';
    const place = { line: line + raw.bodyOffset, column };
    return { file, ...place, field, found: match[0], ...advice(field, other, speaker) };
  });
}

/** Whether a pronunciation is more like the name of one speaker than of another: of two who share it, one is wrong. */
function isNearer(pronunciation: string, one: Named, other: Named): boolean {
  const distance = ({ name }: Named) => editDistance(lettersOf(pronunciation), lettersOf(name));
  return distance(one) < distance(other);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Where a text names another speaker; nowhere where that name is part of the speaker's own. */
function mentioned(text: string, other: Named, self: Named): RegExpExecArray | undefined {
  const isOwn = self.name.split(/\s+/).includes(other.lastName);
  const [full, last] = [RegExp.escape(other.name), RegExp.escape(other.lastName)];
  const names = [full, ...(isOwn ? [] : [`${titles}\\.? ${last}`])];
  if (self.name.includes(other.name)) return undefined;
  const pattern = `(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'u').exec(text) ?? undefined;
}

const colleagues = 'The long text may name colleagues: after the speaker, by their full names.';

function advice(field: string, other: Named, self: Named) {
  if (field === 'pronunciation') {
    return {
      problem: `is how ${other.name} is pronounced`,
      remedy: `Write how ${self.name} is pronounced, or delete the line.`,
    };
  }
  return {
    problem: `names ${other.name}, who is another speaker`,
    remedy: `Write what is true of ${self.name}, and leave the other name out. ${colleagues}`,
  };
}
