import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { addDays } from '#site/time/plain-date.ts';
import { fillIn, listLine, lowerFirst } from '#site/words.ts';
import { type EventAnswers, type EventFacts, eventFacts } from './event-answers.ts';
import type { PaperSource, RunSheetRow } from './paper-source.ts';

/** A part of a sheet. In place of an undefined value the sheet has a line to write on. */
export type Part =
  | { kind: 'kicker' | 'headline' | 'large' | 'text' | 'small'; text: string }
  /** The value may have several lines; a large one is read from across a street. */
  | {
      kind: 'fact' | 'question';
      label: string;
      value: string | undefined;
      isLarge?: boolean | undefined;
    }
  | { kind: 'boxes'; label: string; items: readonly string[] }
  | { kind: 'offers'; items: readonly string[] }
  | { kind: 'letter'; label: string; subject: string; body: string }
  | { kind: 'rows'; rows: readonly { time: string | undefined; lines: readonly string[] }[] };

interface Paper {
  id: string;
  name: string;
  /** When to send it; not printed. */
  note?: string;
  sheets: readonly (readonly Part[])[];
  /** The same as plain text. */
  text: string;
}

/** Returns every paper of the event with the answers of its host, in the order of the tabs. */
export function eventPapers(answers: EventAnswers, source: PaperSource): Paper[] {
  const facts = eventFacts(answers, source.words);
  const { papers } = source;
  return [
    paper('flyer', papers.flyer, [flyer(answers, source)]),
    paper('signs', papers.signs, signs(facts, source)),
    ...source.letters.map((letter) => letterPaper(letter, facts, source)),
    paper('run-sheet', papers.runSheet, [runSheet(facts, source)]),
  ];
}

function paper(id: string, name: string, sheets: Paper['sheets']): Paper {
  return { id, name, sheets, text: sheets.map(sheetText).join('\n\n') };
}

function sheetText(parts: readonly Part[]): string {
  return parts.map(partText).join('\n');
}

/** Returns the flyer as the text of a calendar entry, without the lines that nobody filled in. */
export function calendarText(answers: EventAnswers, source: PaperSource): string {
  const parts = flyer(answers, source).filter(
    (part) => part.kind !== 'boxes' && !('value' in part && part.value === undefined),
  );
  return sheetText(parts);
}

/** The facts of the flyer that are large. */
const largeFacts: readonly (keyof EventFacts)[] = ['when', 'where'];

function flyer(answers: EventAnswers, { flyer, words, foot }: PaperSource): Part[] {
  const facts = eventFacts(answers, words);
  const answerOf = (fact: FlyerFact) => (fact === 'guest' ? linesOf(facts.speakers) : facts[fact]);
  const offers = offersIn(answers.offers, flyer.offers);
  return [
    { kind: 'kicker', text: flyer.kicker },
    { kind: 'headline', text: flyer.headline },
    { kind: 'question', label: flyer.question, value: facts.question },
    ...flyer.fields.map(
      ({ label, answer }): Part => ({
        kind: 'fact',
        label,
        value: answer && answerOf(answer),
        isLarge: answer && largeFacts.includes(answer),
      }),
    ),
    offers.length > 0
      ? { kind: 'offers', items: offers }
      : { kind: 'boxes', label: flyer.offersTitle, items: flyer.offers },
    { kind: 'fact', label: flyer.host, value: facts.invited },
    ...(facts.link ? [linkPart(foot.link, facts.link)] : []),
    { kind: 'small', text: flyer.credit },
  ];
}

type FlyerFact = NonNullable<PaperSource['flyer']['fields'][number]['answer']>;

function linkPart(label: string, link: string): Part {
  return { kind: 'fact', label, value: link.replace('https://', '') };
}

function linesOf(lines: readonly string[]): string | undefined {
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/**
 * Returns the options that are in an answer, whose options are joined by ", "; an option may hold a
 * comma.
 */
export function offersIn(answer = '', options: readonly string[]): string[] {
  return options.filter((option) => `, ${answer}, `.includes(`, ${option}, `));
}

/** Returns a sheet for each sign, with the known facts of the event in its last line. */
function signs({ question, when, host }: EventFacts, { signs }: PaperSource): Part[][] {
  const foot = [question, when, host].filter((fact) => fact !== undefined).join('\n');
  return signs.map(({ title, line }) => [
    { kind: 'headline', text: title },
    { kind: 'large', text: line },
    ...(foot ? [{ kind: 'small', text: foot } as const] : []),
  ]);
}

function letterPaper(
  { id, name, when, daysBefore, subject, body }: PaperSource['letters'][number],
  facts: EventFacts,
  { blanks, papers, subject: label }: PaperSource,
): Paper {
  const knownFacts = Object.entries(facts).filter(
    (fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== '',
  );
  const words = { ...blanks, ...Object.fromEntries(knownFacts) };
  const letter: Part = {
    kind: 'letter',
    label,
    subject: fillIn(subject, words),
    body: fillIn(body, words),
  };
  const date = facts.day && weekdayDate(addDays(facts.day, -daysBefore));
  const phase = lowerFirst(when);
  const note = fillIn(date ? papers.sendBy : papers.send, { phase, ...(date && { date }) });
  return { ...paper(id, name, [[letter]]), note };
}

function runSheet(facts: EventFacts, source: PaperSource): Part[] {
  const { runSheet: words, rows, papers, blanks } = source;
  const { speaker = blanks.speaker, speaks = blanks.speaks } = facts;
  const guestLabel = facts.speakers.length > 1 ? words.guests : words.guest;
  return [
    { kind: 'large', text: papers.runSheet },
    { kind: 'text', text: words.lede },
    { kind: 'fact', label: words.question, value: facts.question },
    { kind: 'fact', label: words.when, value: facts.when },
    { kind: 'fact', label: words.where, value: facts.where },
    { kind: 'fact', label: guestLabel, value: linesOf(facts.speakers) },
    { kind: 'fact', label: words.host, value: facts.invited },
    // The form does not ask for a telephone number, so the sheet always has a line for it.
    { kind: 'fact', label: words.phone, value: undefined },
    // The place again: what to say in an emergency call.
    { kind: 'fact', label: words.emergency, value: facts.where },
    {
      kind: 'rows',
      rows: rows.map((row) => ({
        time: rowTime(row, facts),
        lines: [...(row.line ? [fillIn(row.line, { speaker, speaks })] : []), ...row.tasks],
      })),
    },
  ];
}

/**
 * Minutes before the end of an event that belong to the rows that count from the end. Rows that
 * count from the beginning stop there, so that a short event has its rows in order.
 */
const closingMinutes = 10;

/**
 * Returns the time of a row of the run sheet, such as `6:05 PM`: so many minutes from the beginning
 * or the end of the event. A row that counts from the end is never before the beginning, and one
 * that counts from the beginning is never in the closing minutes. Undefined while the time that the
 * row counts from is unknown.
 */
function rowTime({ from, minutes }: RunSheetRow, { begin, end }: EventFacts): string | undefined {
  const anchor = from === 'begin' ? begin : end;
  if (!anchor) return undefined;
  const due = minuteOfDay(anchor) + minutes;
  if (from === 'end') return minuteLabel(begin ? Math.max(due, minuteOfDay(begin)) : due);
  if (minutes <= 0 || !begin || !end) return minuteLabel(due);
  const closing = Math.max(minuteOfDay(begin), minuteOfDay(end) - closingMinutes);
  return minuteLabel(Math.min(due, closing));
}

/** Returns the minutes from midnight to a time, `HH:MM`. */
function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const minutesOfDay = 24 * 60;

/**
 * Returns the time of a minute counted from midnight of the event’s day, such as `6:05 PM`. A
 * minute below 0 is one of the day before, one from 1440 on is one of the day after.
 */
function minuteLabel(minute: number): string {
  const wrapped = (minute + minutesOfDay) % minutesOfDay;
  return clockLabel(`${Math.floor(wrapped / 60)}:${wrapped % 60}`);
}

const blank = '____________________';

function partText(part: Part): string {
  switch (part.kind) {
    case 'fact':
    case 'question':
      return `${part.label}: ${part.value?.replaceAll('\n', '; ') ?? blank}`;
    case 'boxes':
      return [`${part.label}:`, ...part.items.map((item) => `[ ] ${item}`)].join('\n');
    case 'offers':
      return part.items.map(listLine).join('\n');
    case 'letter':
      return `${part.label}: ${part.subject}\n\n${part.body}`;
    case 'rows':
      return part.rows
        .flatMap(({ time = '_____', lines }) => ['', time, ...lines.map(listLine)])
        .join('\n');
    default:
      return part.text;
  }
}
