import type { HeardStep, Hearing, Line } from './hearing.ts';
import { comparable } from './spoken-text.ts';
import { type BrowserName, type Step, type Task, wordsFor } from './task.ts';

/** Expected or recorded words that were not heard, or heard words that are not in the record. */
export interface Difference {
  /** Index of the step in its task. */
  step: number;
  kind: 'expected' | 'missing' | 'new';
  words: string;
}

/**
 * Compares what was heard at each step of a task with the record of that browser and with what the
 * task expects. Where there is no record, or one with other steps, every line is new. Lines may
 * come in another order or be cut otherwise.
 */
export function differences(
  task: Task,
  browser: BrowserName,
  hearing: Hearing,
  record: Hearing,
): Difference[] {
  return task.steps.flatMap((step, index) => {
    const heard = hearing[index] ?? { lines: [] };
    const unheard = unheardWords(step, browser, heard).map(asDifference('expected', index));
    if (unheard.length > 0 && heard.unheard !== undefined) return unheard;
    const recorded = steady(step, record[index]?.lines ?? []);
    const firm = recorded.filter(({ isOccasional }) => !isOccasional);
    const missing = linesBeyond(firm, heard.lines).map(asDifference('missing', index));
    const unknown = linesBeyond(steady(step, heard.lines), recorded).map(
      asDifference('new', index),
    );
    return [...unheard, ...missing, ...unknown];
  });
}

/**
 * Returns the differences that two hearings of the same task share. On a busy machine a screen
 * reader now and then drops a line or says one twice; a fault of a page is heard each time.
 */
export function inBoth(first: readonly Difference[], second: readonly Difference[]): Difference[] {
  const key = ({ step, kind, words }: Difference) => `${step} ${kind} ${comparable(words)}`;
  const keys = new Set(second.map(key));
  return first.filter((difference) => keys.has(key(difference)));
}

/**
 * Two hearings of a task as one record: a line that was heard in one of them only is occasional.
 */
export function mergedHearing(first: Hearing, second: Hearing): Hearing {
  return first.map(({ lines }, index) => {
    const others = second[index]?.lines ?? [];
    const onlyFirst = new Set(linesBeyond(lines, others));
    const onlySecond = linesBeyond(others, lines);
    return {
      lines: [
        ...lines.map((line) => (onlyFirst.has(spokenAs(line)) ? occasional(line) : line)),
        ...onlySecond.flatMap((words) => {
          const line = others.find((other) => spokenAs(other) === words);
          return line ? [occasional(line)] : [];
        }),
      ],
    };
  });
}

/** A line as it is written: the language in brackets where it is not English. */
export function spokenAs({ text, language }: Line): string {
  return language ? `${text} [${language}]` : text;
}

function occasional(line: Line): Line {
  return { ...line, isOccasional: true };
}

function asDifference(kind: Difference['kind'], step: number) {
  return (words: string): Difference => ({ step, kind, words });
}

/** The lines that do not change with the day. */
function steady({ changing }: Step, lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => !changing.some((words) => text.includes(words)));
}

/** The expected words of a step that were not heard after those before them. */
function unheardWords(step: Step, browser: BrowserName, { lines, unheard }: HeardStep): string[] {
  const spoken = joined(lines);
  const missing = unheard === undefined ? [] : [unheard];
  let from = 0;
  for (const expected of wordsFor(step, browser)) {
    const words = comparable(expected);
    const start = spoken.indexOf(words, from);
    if (start === -1) missing.push(expected);
    else from = start + words.length;
  }
  return missing;
}

/** The lines whose words are nowhere in the other lines of the same language, each once. */
function linesBeyond(lines: readonly Line[], others: readonly Line[]): string[] {
  const beyond = lines.filter((line) => {
    const words = comparable(line.text);
    const spoken = others
      .filter(({ language }) => language === line.language)
      .map(({ text }) => comparable(text));
    return !spoken.includes(words) && !isPartOf(words, spoken) && !isMadeOf(words, spoken);
  });
  return [...new Set(beyond.map(spokenAs))];
}

/**
 * Whether a line was spoken as a part of a longer one; one of one or two words has to be a line of
 * its own.
 */
function isPartOf(words: string, spoken: readonly string[]): boolean {
  return words.split(' ').length > 2 && plain(spoken.join(' ')).includes(plain(words));
}

/** Whether a line is several others, one after the other. */
function isMadeOf(words: string, spoken: readonly string[]): boolean {
  let rest = plain(words);
  for (const part of spoken.map(plain)) {
    if (part && rest.startsWith(part)) rest = rest.slice(part.length).trim();
  }
  return rest === '';
}

/** Words without the marks between sentences, which stand where a line was cut. */
function plain(words: string): string {
  return words.replace(/[.,;]+(?= |$)/g, '');
}

function joined(lines: readonly Line[]): string {
  return lines.map((line) => comparable(spokenAs(line))).join(' ');
}
