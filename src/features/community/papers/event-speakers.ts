import { fold } from '#site/search/fold.ts';

/** A speaker of an event as the host typed it; an empty string is unknown. */
export interface EventSpeaker {
  name: string;
  work: string;
}

/** The answers that hold the speakers: each has one line for each of them, in the same order. */
interface SpeakerAnswers {
  speaker?: string;
  work?: string;
}

/** The speakers that the form takes, at most. */
export const maxSpeakers = 12;

/** Returns the speakers that were typed, without the empty lines at the end. */
function typedSpeakers({ speaker = '', work = '' }: SpeakerAnswers): EventSpeaker[] {
  const names = speaker.split('\n');
  const works = work.split('\n');
  const lines = Array.from({ length: Math.max(names.length, works.length) }, (_, index) => ({
    name: names[index] ?? '',
    work: works[index] ?? '',
  }));
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return lines.slice(0, Math.min(last + 1, maxSpeakers));
}

function isEmpty({ name, work }: EventSpeaker): boolean {
  return name.trim() === '' && work.trim() === '';
}

/** Returns the rows of the form: the speakers that were typed, and an empty one while more fit. */
export function speakerRows(answers: SpeakerAnswers): EventSpeaker[] {
  return [...typedSpeakers(answers), { name: '', work: '' }].slice(0, maxSpeakers);
}

/** Returns speakers as the answers hold them. */
export function speakerAnswers(rows: readonly EventSpeaker[]): Required<SpeakerAnswers> {
  return {
    speaker: rows.map(({ name }) => oneLine(name)).join('\n'),
    work: rows.map(({ work }) => oneLine(work)).join('\n'),
  };
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

/** Returns the speakers of whom anything is known, without superfluous spaces. */
export function eventSpeakers(answers: SpeakerAnswers): EventSpeaker[] {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  return typedSpeakers(answers)
    .map(({ name, work }) => ({ name: tidy(name), work: tidy(work) }))
    .filter((speaker) => !isEmpty(speaker));
}

/** Returns the rows with further speakers, at most `maxSpeakers`; nobody is added twice. */
export function withSpeakers(
  answers: SpeakerAnswers,
  others: readonly EventSpeaker[],
): EventSpeaker[] {
  const rows = eventSpeakers(answers);
  const further = others.filter(({ name }) => !rows.some((row) => isSamePerson(row.name, name)));
  return [...rows, ...further].slice(0, maxSpeakers);
}

/**
 * Whether a typed name is the published name of a person: `amara quill` is `Dr. Amara Quill, MD`.
 * A single word is nobody’s name, because several people may share it.
 */
export function isSamePerson(typed: string, published: string): boolean {
  const typedWords = wordsOfName(typed);
  const publishedWords = wordsOfName(published);
  const isWhole = typedWords.join() === publishedWords.join();
  return (
    typedWords.length > 0 &&
    (isWhole ||
      (typedWords.length > 1 && typedWords.every((word) => publishedWords.includes(word))))
  );
}

/** Returns the words of a name before its first comma, folded: `dr`, `amara`, `quill`. */
function wordsOfName(name: string): string[] {
  const [person = ''] = name.split(',');
  return fold(person)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
