import { isSameName, leadOf, withoutDegrees } from '#features/stories/recordings/transcript.ts';
import { type Entry, ofKind, problemInBody, valuesOf } from './entry.ts';
import { type Problem, type ProblemText, shown, withGuess } from './problem.ts';

/**
 * Problems in transcripts: each line must belong to somebody who is heard, and none may hide where
 * another begins to speak.
 */
export function transcriptProblems(entries: readonly Entry[]): Problem[] {
  return ofKind(entries, 'stories').flatMap(storyProblems);
}

function storyProblems(story: Entry): Problem[] {
  const people = namesIn(story);
  if (people.length === 0) return [];
  const problems: Problem[] = [];
  let hasSpeaker = false;
  for (const { index, line, next, opens } of linesOf(story.raw.body)) {
    const report = (text: ProblemText) =>
      problems.push(problemInBody(story, index, shown(line.trim()), text));
    const lead = leadOf(line);
    if (lead) {
      hasSpeaker = true;
      if (!people.some((name) => isSameName(name, lead.speaker))) {
        report(texts.unknown(lead.speaker, people));
      } else if (lead.words === '' && (next === undefined || leadOf(next))) {
        report(texts.silent(lead.speaker));
      }
      if (namesInside(lead.words, people)) report(texts.sameLine);
    } else if (looksLikeLead(line, people, opens)) {
      report(texts.looksLike(withoutDegrees(people[0] ?? '')));
      hasSpeaker = true;
    } else if (!hasSpeaker) {
      report(texts.nobody(withoutDegrees(people[0] ?? '')));
      hasSpeaker = true;
    } else if (namesInside(line, people)) {
      report(texts.sameLine);
    }
  }
  return problems;
}

/**
 * The names under `people`, as written; none where the field cannot be read, which its schema
 * reports.
 */
function namesIn(story: Entry): string[] {
  const { people } = valuesOf(story);
  if (!Array.isArray(people)) return [];
  return people.flatMap((person) => {
    const { name } = Object(person) as Record<string, unknown>;
    return typeof name === 'string' ? [name] : [];
  });
}

/**
 * The lines of a body that are not blank, each with its place, the next of them, and whether it
 * opens a paragraph.
 */
function linesOf(body: string) {
  const lines = [...body.matchAll(/[^\n]*\S[^\n]*/g)];
  return lines.map((found, at) => ({
    line: found[0],
    index: found.index,
    next: lines[at + 1]?.[0],
    opens: /(?:^|\n[^\S\n]*\n)$/.test(body.slice(0, found.index)),
  }));
}

/**
 * Emphasis, escaped or not, in the middle of a line around a name of somebody who is heard, with a
 * colon.
 */
function namesInside(line: string, people: readonly string[]): boolean {
  return [...line.matchAll(/[*_]{1,3}([^*_]+?)\s*(?:[:：]\s*[*_]{1,3}|[*_]{1,3}\s*[:：])/g)].some(
    ([, name = '']) => people.some((one) => isSameName(one, name)),
  );
}

/**
 * What may stand before a name: marks of lists, quotations, headings and emphasis, brackets, a
 * time.
 */
const before = /^(?:[\s>#*_\-–—•+\\[({"“‘'|]|\d{1,2}(?::\d{2}){1,2}(?:[.,]\d+)?|\d+[.)]\s|[\])}])*/;
/**
 * What follows a name that is meant as a lead, perhaps after a time or a role: a colon, or what
 * people write for one.
 */
const closing = String.raw`^[\s*_\\"”’']*(?:[[(][^\])]{0,40}[\])]|\d{1,2}(?::\d{2}){1,2})?[\s*_\\"”’'\])]*`;
const colonAfter = new RegExp(`${closing}[:：;؛]`);
/** The same where a paragraph begins; inside one a line may begin with "Bo – my neighbor – ". */
const anySignAfter = new RegExp(`${closing}(?:[:：;؛>|=–—]|-\\s|$)`);
/** Words for somebody without a name. */
const roles =
  /^(?:interviewer|interviewee|moderator|host|guest|narrator|announcer|reporter|interpreter|translator|speaker|voice|man|woman|patient|doctor|nurse|audience|unknown|q|a)(?: ?(?:\d+|[a-z]))?\s*[*_]*\s*[:：]/iu;
/** A name with a title, or of two to four words with capitals, before a colon. */
const nameLike =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx|Sr|Sra|Dra)\.? \p{Lu}[\p{L}’'-]*|\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){1,3})(?:, [\p{L}.]+)?\s*[*_]*\s*[:：]/u;

/**
 * Whether a line that is no lead begins like one: with somebody who is heard, a role, or what reads
 * like a name and a colon.
 */
function looksLikeLead(line: string, people: readonly string[], opens: boolean): boolean {
  const plain = line.replace(/\s+/g, ' ').normalize('NFC');
  const start = before.exec(plain)?.[0] ?? '';
  const words = plain.slice(start.length);
  if (roles.test(words) || nameLike.test(words)) return true;
  const isEmphasized = /[*_]/.test(start);
  const after = opens ? anySignAfter : colonAfter;
  return people.flatMap(callsFor).some((call) => {
    if (!words.toLocaleLowerCase().startsWith(call.toLocaleLowerCase())) return false;
    const rest = words.slice(call.length);
    if (/^[\p{L}\p{N}]/u.test(rest)) return false;
    return after.test(rest) || (isEmphasized && /^\s*(?:\\?[*_])/.test(rest));
  });
}

/** What a person may be called at the start of a line: the whole name, and parts of it. */
function callsFor(name: string): string[] {
  const whole = withoutDegrees(name);
  const words = whole.replace(/^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\.? /, '');
  const parts = words.split(' ');
  const [title = ''] = whole.slice(0, whole.length - words.length).split(' ');
  const last = parts.at(-1) ?? '';
  const initials = parts.map((part) => part.charAt(0)).join('');
  return [
    name.normalize('NFC'),
    whole,
    words,
    ...(title === '' ? [] : [`${title} ${last}`]),
    ...parts.filter((part) => part.length > 2),
    ...(initials.length > 1 ? [initials] : []),
  ];
}

const texts = {
  unknown: (speaker: string, people: readonly string[]) => {
    const names = people.map(withoutDegrees);
    const fix = `Write one of the names under "people", or add this one there: ${names.join(', ')}.`;
    return {
      message: `“${speaker}” stands where somebody begins to speak, but is not among "people"`,
      fix: `${withGuess(speaker, names, fix)} If nobody begins to speak here, take the emphasis or the colon away.`,
    };
  },
  looksLike: (name: string) => ({
    message:
      'somebody seems to begin to speak here, but the words are read as those of the one before',
    fix: `Write the name in bold with a colon, at the start of the line: "**${name}:** Words." If nobody does, begin the line with another word.`,
  }),
  nobody: (name: string) => ({
    message: 'nobody is named before these words, so they are not in the transcript',
    fix: `Write first who speaks: "**${name}:** Words."`,
  }),
  sameLine: {
    message:
      'somebody begins to speak in the middle of a line, so the words are read as those of the one before',
    fix: 'Begin a new paragraph with that name.',
  },
  silent: (speaker: string) => ({
    message: `${speaker} is named, but says nothing`,
    fix: 'Write the words after the name, or delete the line.',
  }),
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;
