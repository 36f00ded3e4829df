import { longDate } from '#site/time/labels.ts';
import {
  type Entry,
  entriesOfKind,
  fieldValues,
  problemAt,
  problemInBody,
  problemsInFields,
} from './entry.ts';
import { asWarnings, type Problem, type ProblemText } from './problem.ts';

/** Fields as written, unchecked. */
type Values = Record<string, unknown>;

/**
 * Problems between a figure and the claim that carries it (docs/requirements/product.md,
 * "Content"). Ids of claims that do not exist are the concern of `referenceProblems`.
 */
export function evidenceProblems(entries: readonly Entry[]): Problem[] {
  const claims = new Map(
    entriesOfKind(entries, 'claims').flatMap(({ id, data }) =>
      data ? [[id, data as Values]] : [],
    ),
  );
  return [
    ...entriesOfKind(entries, 'statistics').flatMap((entry) => statisticProblems(entry, claims)),
    ...entriesOfKind(entries, 'claims').flatMap((entry) => claimProblems(entry, claims)),
  ];
}

function statisticProblems(entry: Entry, claims: ReadonlyMap<string, Values>): Problem[] {
  const { value, claim: id } = fieldValues(entry);
  const claim = claims.get(String(id));
  if (!claim || typeof value !== 'string') return [];
  const specified = Object(claim['specified']) as Values;
  const figures = [claim['figure'], specified['figure']].filter((one) => typeof one === 'string');
  if (figures.includes(value) || figures.length === 0) return [];
  const known = [...new Set(figures)].map((figure) => `"${figure}"`);
  const shown = [...new Set(figures)].map((figure) => `“${figure}”`).join(' or ');
  const message = `is not the figure of its claim "${id}"`;
  const fix = `Write ${known.join(' or ')}, or name another claim.`;
  const inForm = `This is not the figure of the claim that is chosen. Write ${shown}, or choose another claim.`;
  return [problemAt(entry, ['value'], value, { message, fix, inForm })];
}

function claimProblems(entry: Entry, claims: ReadonlyMap<string, Values>): Problem[] {
  const { closest, checked, nextCheck, history } = fieldValues(entry);
  const problems: Problem[] = [];
  if (claims.get(String(closest))?.['status'] === 'unsourced') {
    const message = 'the closest published figure has no published source itself';
    const fix = 'Name a claim whose status is "supported" or "differs".';
    const inForm =
      'This figure has no published source itself. Choose one whose status is Supported or Differs.';
    problems.push(problemAt(entry, ['closest'], closest, { message, fix, inForm }));
  }
  if (typeof checked === 'string' && typeof nextCheck === 'string' && nextCheck <= checked) {
    const fix = 'Write the day by which the figure must be compared again, such as half a year on.';
    const message = 'must be later than "checked"';
    const inForm = `Choose a day after ${longDate(checked)}, on which it was checked, such as half a year later.`;
    problems.push(problemAt(entry, ['nextCheck'], nextCheck, { message, fix, inForm }));
  }
  return [
    ...problems,
    ...sentenceProblems(entry),
    ...historyProblems(entry, history),
    ...sourceYearWarnings(entry),
  ];
}

/** A warning of a source that is later than its reading, or earlier than what it tells. */
function sourceYearWarnings(entry: Entry): Problem[] {
  const { checked, period, source } = fieldValues(entry);
  const { year } = Object(source) as Values;
  if (
    typeof year === 'number' &&
    typeof checked === 'string' &&
    Number(checked.slice(0, 4)) < year
  ) {
    const early = {
      message: `is before ${year}, the year of the source with which it was compared`,
      fix: 'Correct the day, or the year of the source.',
    };
    return asWarnings([problemAt(entry, ['checked'], checked, early)]);
  }
  // What is foreseen lies ahead of its source.
  if (typeof period !== 'string' || typeof year !== 'number' || /project/i.test(period)) return [];
  const last = Math.max(...(period.match(/\b(?:19|20)\d{2}\b/g) ?? []).map(Number));
  if (!(last > year)) return [];
  const text = {
    message: `is before ${last}, the last year of which this source is said to tell`,
    fix: 'Correct the year of the source, or the years under period.',
    inForm: `This is before ${last}, the last year of which this source is said to tell. Correct it, or the years under Period.`,
  };
  return asWarnings([problemAt(entry, ['source', 'year'], year, text)]);
}

/** Numbers that a sentence may have in words instead of digits. */
const digitsOfWord: ReadonlyMap<string, string> = new Map([
  ['twice', '2'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['eleven', '11'],
  ['twelve', '12'],
]);

/** The problem that a sentence lacks numbers of its figure, unless the claim says why. */
function sentenceProblems(entry: Entry): Problem[] {
  const { figure, wording, otherDigits } = fieldValues(entry);
  if (typeof figure !== 'string' || typeof wording !== 'string' || otherDigits !== undefined) {
    return [];
  }
  const inSentence = new Set([...numbersIn(wording), ...wordNumbersIn(wording)]);
  const missing = numbersIn(figure).filter((number) => !inSentence.has(number));
  if (missing.length === 0) return [];
  const message = `does not have the ${missing.join(' and ')} of its figure "${figure}"`;
  const fix = `Write the sentence with "${figure}", or correct the figure. If the sentence rounds it, say so in \`otherDigits\`.`;
  const inForm = `The ${missing.join(' and ')} of the figure “${figure}” is not in this sentence. Write it with “${figure}”, or correct the figure. If the sentence rounds it, say so under “Why its digits are others”.`;
  return [problemAt(entry, ['wording'], wording, { message, fix, inForm })];
}

/** The numbers of a text without the commas of thousands: 71420 and 2050 of "71,420 by 2050". */
function numbersIn(text: string): string[] {
  const numbers = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => number.replaceAll(',', ''));
}

/** The numbers that a text has in words: 2 and 4 of "Twice as many, then four times". */
function wordNumbersIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => digitsOfWord.get(word) ?? []);
}

/**
 * Problems of changes that stand below a later one. The feed of changes numbers them by their
 * place, so a new one comes last.
 */
function historyProblems(entry: Entry, history: unknown): Problem[] {
  if (!Array.isArray(history)) return [];
  const dates = history.map((change: Values | undefined) => String(change?.['date']));
  return dates.flatMap((date, place) => {
    if (date >= (dates[place - 1] ?? '')) return [];
    const problem = {
      message: 'comes after a later change',
      fix: 'Put the changes in the order of their days, the newest last.',
      inForm:
        'This day is before that of the change above it. Put the changes in the order of their days, the newest last.',
    };
    return [problemAt(entry, ['history', place, 'date'], date, problem)];
  });
}

/**
 * Kinds whose words may hold figures: the evidence itself, titles of documents, and words about
 * this site.
 */
const kindsWithFigures: readonly string[] = [
  'claims',
  'series',
  'statistics',
  'resources',
  'legal',
  'site',
];

/**
 * Kind and path of the field that describes the picture of the temperature record; its figures have
 * that record as evidence.
 */
const recordField = 'homePage hero.record';

/** Matches a measured figure, in one of these forms. */
const figurePattern = new RegExp(
  [
    // 35%, 7 degrees, threefold as 3-fold, 2 million
    String.raw`\d[\d.,]*\s?(?:%|percent\b|per cent\b|°|degrees?\b|dollars\b|-?fold\b|(?:thousand|million|billion|trillion)\b)`,
    // 3.5x
    String.raw`\b\d+(?:\.\d+)?[x×](?![\w])`,
    // $11
    String.raw`\$\s?\d`,
    // 1,220, but not the length of a text, "1,200 words"
    String.raw`\b\d{1,3}(?:,\d{3})+\b(?! words)`,
    // 3 in 4
    String.raw`\b\d+ (?:in|out of) \d+\b`,
    // 27 deaths
    String.raw`\b\d+ (?:times|deaths|lives|cases|visits|evacuations)\b`,
  ].join('|'),
  'i',
);

const noEvidence: ProblemText = {
  message: 'a figure stands in the words, without evidence',
  fix: 'Say it without the number, or put the figure in a file in "claims" with its source and refer to that file.',
  inForm:
    'A figure stands in the words, without evidence. Say it without the number, or add it under “Figures and their sources” and choose it where the form asks for claims.',
};

/** Kinds that may say what something costs those who come or ask. */
const kindsWithPrices: readonly string[] = ['events', 'exchange', 'speakers', 'letters'];

/** Matches a word for what somebody pays, and a sum of money that is none of thousands or more. */
const priceWord =
  /\b(?:fees?|tickets?|admission|price[sd]?|costs?|charges?|donations?|suggested|per person|an hour|per hour|a seat|honorari\w+|at the door)\b/i;
const sumOfMoney =
  /(?:\$ ?\d[\d,.]*|\b\d[\d,.]* dollars\b)(?!\d|[,.]\d| ?(?:thousand|million|billion|trillion))/i;

const priceInDigits: ProblemText = {
  message: 'a price stands here in digits, and digits are for figures with a source',
  fix: 'Write it in words, such as “twenty dollars”, or leave it out and say it by letter.',
};

function textOfFigure({ kindName }: Entry, words: string): ProblemText {
  const isPrice =
    kindsWithPrices.includes(kindName) && priceWord.test(words) && sumOfMoney.test(words);
  return isPrice ? priceInDigits : noEvidence;
}

function sentenceAround(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('\n', index)) + 1;
  const end = text.slice(index).search(/[.!?]\s|\n/);
  return text.slice(start, end === -1 ? undefined : index + end);
}

/**
 * Problems for figures outside the claims: every figure of the site needs an evidence entry
 * (docs/requirements/product.md, "Content").
 */
export function figureProblems(entry: Entry): Problem[] {
  if (kindsWithFigures.includes(entry.kindName)) return [];
  const inFields = problemsInFields(entry, ({ path, value, field }) => {
    // Of words where a number belongs, the schema says what to write.
    if (typeof value !== 'string' || field.is === 'number' || !figurePattern.test(value)) {
      return undefined;
    }
    const isOfTheRecord = `${entry.kindName} ${path.join('.')}` === recordField;
    return isOfTheRecord ? undefined : textOfFigure(entry, value);
  });
  const { body } = entry.raw;
  const inBody = [...body.matchAll(new RegExp(figurePattern, 'gi'))];
  return [
    ...inFields,
    ...inBody.map(({ 0: found, index }) =>
      problemInBody(entry, index, found, textOfFigure(entry, sentenceAround(body, index))),
    ),
  ];
}
