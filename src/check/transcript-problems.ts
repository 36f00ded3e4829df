import { isSameName, leadOf, withoutDegrees } from '#features/stories/recordings/transcript.ts';
import { type Entry, entriesOfKind, fieldValues, problemInBody } from './entry.ts';
import { displayValue, type Problem, type ProblemText, withGuess } from './problem.ts';

/**
 * Problems in transcripts: each line must belong to somebody who is heard, and where another person
 * begins to speak, a new paragraph must begin with that name.
 */
export function transcriptProblems(entries: readonly Entry[]): Problem[] {
  return entriesOfKind(entries, 'stories').flatMap(storyProblems);
}

function storyProblems(story: Entry): Problem[] {
  const people = namesIn(story);
  if (people.length === 0) return [];
  const problems: Problem[] = [];
  let hasSpeaker = false;
  for (const { index, line, nextLine, opensParagraph } of transcriptLines(story.raw.body)) {
    const report = (text: ProblemText) =>
      problems.push(problemInBody(story, index, displayValue(line.trim()), text));
    const lead = leadOf(line);
    if (lead) {
      hasSpeaker = true;
      if (!people.some((name) => isSameName(name, lead.speaker))) {
        report(texts.unknown(lead.speaker, people));
      } else if (lead.words === '' && (nextLine === undefined || leadOf(nextLine))) {
        report(texts.silent(lead.speaker));
      }
      if (namesSomebody(lead.words, people)) report(texts.sameLine);
    } else if (looksLikeLead(line, people, opensParagraph)) {
      report(texts.looksLike(withoutDegrees(people[0] ?? '')));
      hasSpeaker = true;
    } else if (!hasSpeaker) {
      report(texts.nobody(withoutDegrees(people[0] ?? '')));
      hasSpeaker = true;
    } else if (namesSomebody(line, people)) {
      report(texts.sameLine);
    }
  }
  return problems;
}

/**
 * The names under `people`, as written; none where the field is no list, which is a problem of its
 * schema.
 */
function namesIn(story: Entry): string[] {
  const { people } = fieldValues(story);
  if (!Array.isArray(people)) return [];
  return people.flatMap((person) => {
    const { name } = Object(person) as Record<string, unknown>;
    return typeof name === 'string' ? [name] : [];
  });
}

/**
 * The lines of a body that are not blank, each with its index in the body, the next such line, and
 * whether it opens a paragraph.
 */
function transcriptLines(body: string) {
  const lines = [...body.matchAll(/[^\n]*\S[^\n]*/g)];
  return lines.map((found, place) => ({
    line: found[0],
    index: found.index,
    nextLine: lines[place + 1]?.[0],
    opensParagraph: /(?:^|\n[^\S\n]*\n)$/.test(body.slice(0, found.index)),
  }));
}

/**
 * Whether a line names somebody who is heard in emphasis and with a colon: "Yes. **Bo Lind:** Hot."
 */
function namesSomebody(line: string, people: readonly string[]): boolean {
  const emphasized = line.matchAll(/[*_]{1,3}([^*_]+?)\s*(?:[:：]\s*[*_]{1,3}|[*_]{1,3}\s*[:：])/g);
  return [...emphasized].some(([, name = '']) => people.some((one) => isSameName(one, name)));
}

/**
 * Matches what may stand before a name at the start of a line: marks of lists, quotations, headings
 * and emphasis, brackets, a time. "> **", "[00:12] ", "2. ".
 */
const leadStart =
  /^(?:[\s>#*_\-–—•+\\[({"“‘'|]|\d{1,2}(?::\d{2}){1,2}(?:[.,]\d+)?|\d+[.)]\s|[\])}])*/;
/**
 * Pattern of what may stand between a name and the sign after it: marks of emphasis and quotation,
 * and a role or time, as in "Bo Lind** (00:12)".
 */
const betweenNameAndSign = String.raw`^[\s*_\\"”’']*(?:[[(][^\])]{0,40}[\])]|\d{1,2}(?::\d{2}){1,2})?[\s*_\\"”’'\])]*`;
/** Matches what follows a name that begins a turn: a colon or a semicolon. */
const colonAfter = new RegExp(`${betweenNameAndSign}[:：;؛]`);
/**
 * Matches the same at the start of a paragraph, where other signs are meant as a colon too: "Bo
 * Lind – Hot." Inside a paragraph a line may begin with "Bo – my neighbor – ".
 */
const anySignAfter = new RegExp(`${betweenNameAndSign}(?:[:：;؛>|=–—]|-\\s|$)`);
/** Matches a word for somebody without a name, and a colon: "Interviewer:", "Speaker 2:". */
const roles =
  /^(?:interviewer|interviewee|moderator|host|guest|narrator|announcer|reporter|interpreter|translator|speaker|voice|man|woman|patient|doctor|nurse|audience|unknown|q|a)(?: ?(?:\d+|[a-z]))?\s*[*_]*\s*[:：]/iu;
/** Matches a name with a title, or of two to four words with capitals, and a colon: "Dr. Vale:". */
const nameLike =
  /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx|Sr|Sra|Dra)\.? \p{Lu}[\p{L}’'-]*|\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){1,3})(?:, [\p{L}.]+)?\s*[*_]*\s*[:：]/u;

/**
 * Whether a line that does not begin a turn looks as if it were meant to: it begins with somebody
 * who is heard, with a role, or with words that read like a name and a colon.
 */
function looksLikeLead(line: string, people: readonly string[], opensParagraph: boolean): boolean {
  const plain = line.replace(/\s+/g, ' ').normalize('NFC');
  const start = leadStart.exec(plain)?.[0] ?? '';
  const words = plain.slice(start.length);
  if (roles.test(words) || nameLike.test(words)) return true;
  const isEmphasized = /[*_]/.test(start);
  const signAfter = opensParagraph ? anySignAfter : colonAfter;
  return people.flatMap(namesFor).some((calledName) => {
    if (!words.toLocaleLowerCase().startsWith(calledName.toLocaleLowerCase())) return false;
    const rest = words.slice(calledName.length);
    if (/^[\p{L}\p{N}]/u.test(rest)) return false;
    return signAfter.test(rest) || (isEmphasized && /^\s*(?:\\?[*_])/.test(rest));
  });
}

/**
 * The names by which a person may be called at the start of a line: "Dr. Ana Reyes, MD", "Dr. Ana
 * Reyes", "Ana Reyes", "Dr. Reyes", "Ana", "Reyes", "AR".
 */
function namesFor(name: string): string[] {
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
      inForm: `“${speaker}” stands where somebody begins to speak, but is not among the people of the story. Write one of their names, or add this one to them: ${names.join(', ')}. If nobody begins to speak here, take the emphasis or the colon away.`,
      fix: `${withGuess(speaker, names, fix)} If nobody begins to speak here, take the emphasis or the colon away.`,
    };
  },
  looksLike: (name: string) => ({
    message:
      'somebody seems to begin to speak here, but the words are read as those of the one before',
    fix: `Write the name in bold with a colon, at the start of the line: "**${name}:** Words." If nobody does, begin the line with another word.`,
    inForm: `Somebody seems to begin to speak here, but the words are read as those of the one before. Write the name in bold with a colon at the start of a paragraph: **${name}:** Words. If nobody does, begin with another word.`,
  }),
  nobody: (name: string) => ({
    message: 'nobody is named before these words, so they are not in the transcript',
    fix: `Write first who speaks: "**${name}:** Words."`,
    inForm: `Nobody is named before these words, so they are not in the transcript. Write first who speaks: **${name}:** Words.`,
  }),
  sameLine: {
    message:
      'somebody begins to speak in the middle of a line, so the words are read as those of the one before',
    fix: 'Begin a new paragraph with that name.',
    inForm:
      'Somebody begins to speak in the middle of a paragraph, so the words are read as those of the one before. Begin a new paragraph with that name.',
  },
  silent: (speaker: string) => ({
    message: `${speaker} is named, but says nothing`,
    fix: 'Write the words after the name, or delete the line.',
    inForm: `${speaker} is named, but says nothing. Write the words after the name, or take the name away.`,
  }),
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;
