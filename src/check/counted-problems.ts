import { isRecord } from '#content/is-record.ts';
import { counted } from '#site/words.ts';
import { type Entry, fieldValues, problemAt } from './entry.ts';
import { asWarnings, type Problem, type ProblemText } from './problem.ts';

/**
 * Problems of numbers in words that the same entry contradicts: an answer “within two business
 * days” whose letter promises five. A list of four that the words beside it call five is a warning.
 */
export function countedProblems(entry: Entry): Problem[] {
  return [...promiseProblems(entry), ...asWarnings(listProblems(entry, fieldValues(entry), []))];
}

const numberWords: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The number that a word or digits say; undefined for any other word. */
function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const number = numberWords.indexOf(word.toLowerCase());
  return number === -1 ? undefined : number;
}

/** Matches the promise of an answer; its groups are the number and the unit. */
const promise =
  /\b(?:answer|reply|replies|respond|hear|writes? back|write to you)\w*\b[^.!?]{0,60}\b(?:within|in) (\w+) (?:(?:business|working) )?(hour|day)s?\b/gi;

function promiseProblems(entry: Entry): Problem[] {
  const { answer, lede } = fieldValues(entry);
  if (entry.kindName !== 'letters' || !isRecord(answer) || typeof lede !== 'string') return [];
  return [...lede.matchAll(promise)].flatMap(([, word = '', unit = '']) => {
    const due = answer[`${unit.toLowerCase()}s`];
    const said = numberOf(word);
    if (typeof due !== 'number' || said === undefined || said === due) return [];
    return problemAt(entry, ['lede'], lede, {
      message: `promises an answer within ${counted(said, `${unit}s`)}, and below it an answer may take ${due}`,
      fix: `Write ${numberWords[due] ?? due} here, or correct the time of the answer to ${said}.`,
    });
  });
}

/** Texts that count what stands in a list beside them. */
const countingTexts = ['title', 'description', 'lede', 'listTitle', 'introduction'] as const;

const hasNumberWord = new RegExp(`\\b(?:${numberWords.slice(2).join('|')}) `, 'i');

/** Words for what a list holds, besides its own name. */
const anyNoun = 'things|points|steps|reasons|rules|ways';

/** The lists of a group, and of the groups in it, that the words beside them count otherwise. */
function listProblems(
  entry: Entry,
  group: Record<string, unknown>,
  path: readonly string[],
): Problem[] {
  const isCounting = countingTexts.some((field) => hasNumberWord.test(String(group[field] ?? '')));
  const lists = Object.entries(group).filter(
    ([key, value]) => isCounting && key !== 'also' && Array.isArray(value),
  );
  const further = Object.entries(group).flatMap(([key, value]) =>
    isRecord(value) ? listProblems(entry, value, [...path, key]) : [],
  );
  const own = lists.flatMap(([key, list]) => {
    const { length } = list as unknown[];
    // Words such as “things” mean a list only where there is no other.
    const problem = countProblem(group, key, length, lists.length === 1);
    return problem ? problemAt(entry, [...path, problem.field], group[problem.field], problem) : [];
  });
  return [...own, ...further];
}

function countProblem(
  group: Record<string, unknown>,
  key: string,
  length: number,
  isOnly: boolean,
): (ProblemText & { field: string }) | undefined {
  const nouns = isOnly ? `${key}|${anyNoun}` : key;
  const pattern = new RegExp(
    `\\b(${numberWords.slice(2).join('|')}) (?:\\p{Ll}+ ){0,2}(?:${nouns})\\b`,
    'iu',
  );
  for (const field of countingTexts) {
    const text = group[field];
    const [found = '', word = ''] = pattern.exec(typeof text === 'string' ? text : '') ?? [];
    const said = numberOf(word);
    if (said === undefined || said === length) continue;
    return {
      field,
      message: `says “${found}”, and there ${length === 1 ? 'is' : 'are'} ${length}`,
      fix: `Write ${numberWords[length] ?? length}, or add what is missing.`,
    };
  }
  return undefined;
}
