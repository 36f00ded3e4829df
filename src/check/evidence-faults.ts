import { type Advice, type Entry, faultAt, faultInBody } from './entry.ts';
import type { Fault } from './fault.ts';
import { fieldsOf } from './schema-walk.ts';

type Values = Record<string, unknown>;

/** Faults between a figure and the claim that carries it (PRODUCT.md, "Content"). Dangling ids are reported elsewhere. */
export function evidenceFaults(entries: readonly Entry[]): Fault[] {
  const claims = new Map(
    ofKind(entries, 'claims').flatMap(({ id, data }) => (data ? [[id, data as Values]] : [])),
  );
  return [
    ...ofKind(entries, 'statistics').flatMap((entry) => statisticFaults(entry, claims)),
    ...ofKind(entries, 'claims').flatMap((entry) => claimFaults(entry, claims)),
  ];
}

function statisticFaults(entry: Entry, claims: ReadonlyMap<string, Values>): Fault[] {
  const { value, claim: id } = dataOf(entry);
  const claim = claims.get(String(id));
  if (!claim || typeof value !== 'string') return [];
  const specified = Object(claim['specified']) as Values;
  const figures = [claim['figure'], specified['figure']].filter((one) => typeof one === 'string');
  if (figures.includes(value) || figures.length === 0) return [];
  const known = [...new Set(figures)].map((figure) => `"${figure}"`);
  return fieldFault(entry, 'value', value, {
    problem: `is not the figure of its claim "${id}"`,
    remedy: `Write ${known.join(' or ')}, or name another claim.`,
  });
}

function claimFaults(entry: Entry, claims: ReadonlyMap<string, Values>): Fault[] {
  const { closest, checked, nextCheck, history } = dataOf(entry);
  const faults: Fault[] = [];
  if (claims.get(String(closest))?.['status'] === 'unsourced') {
    const problem = 'the closest published figure has no published source itself';
    const remedy = 'Name a claim whose status is "supported" or "differs".';
    faults.push(...fieldFault(entry, 'closest', closest, { problem, remedy }));
  }
  if (typeof checked === 'string' && typeof nextCheck === 'string' && nextCheck <= checked) {
    const remedy =
      'Write the day by which the figure must be compared again, such as half a year on.';
    const problem = 'must be later than "checked"';
    faults.push(...fieldFault(entry, 'nextCheck', nextCheck, { problem, remedy }));
  }
  return [...faults, ...sentenceFaults(entry), ...historyFaults(entry, history)];
}

/** Small numbers that a sentence may write as words. */
const numberWords = 'two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .map((word, at) => ({ word, digits: String(at + 2) }));

/** Numbers of a figure that its sentence does not have, unless the claim says why. */
function sentenceFaults(entry: Entry): Fault[] {
  const { figure, wording, otherDigits } = dataOf(entry);
  if (typeof figure !== 'string' || typeof wording !== 'string' || otherDigits !== undefined) {
    return [];
  }
  const inSentence = new Set([...numbersIn(wording), ...wordNumbersIn(wording)]);
  const missing = numbersIn(figure).filter((number) => !inSentence.has(number));
  if (missing.length === 0) return [];
  return fieldFault(entry, 'wording', wording, {
    problem: `does not have the ${missing.join(' and ')} of its figure "${figure}"`,
    remedy: `Write the sentence with "${figure}", or correct the figure. If the sentence rounds it, say so in \`otherDigits\`.`,
  });
}

/** The numbers of a text without the commas of thousands: "71,420 deaths by 2050" → 71420, 2050. */
function numbersIn(text: string): string[] {
  const numbers = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => number.replaceAll(',', ''));
}

function wordNumbersIn(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  const digits = numberWords.filter(({ word }) => words.has(word)).map((one) => one.digits);
  return words.has('twice') ? [...digits, '2'] : digits;
}

/** The feed of changes numbers the changes of a claim by their place, so a new one comes last. */
function historyFaults(entry: Entry, history: unknown): Fault[] {
  if (!Array.isArray(history)) return [];
  const dates = history.map((change: Values | undefined) => String(change?.['date']));
  return dates.flatMap((date, place) => {
    if (date >= (dates[place - 1] ?? '')) return [];
    const advice = {
      problem: 'comes after a later change',
      remedy: 'Put the changes in the order of their days, the newest last.',
    };
    return [faultAt(entry, ['history', place, 'date'], date, advice)];
  });
}

function fieldFault(entry: Entry, field: string, value: unknown, advice: Advice): Fault[] {
  return [faultAt(entry, [field], value, advice)];
}

function ofKind(entries: readonly Entry[], kindName: string): Entry[] {
  return entries.filter((entry) => entry.kindName === kindName);
}

function dataOf(entry: Entry): Values {
  return (entry.data ?? {}) as Values;
}

/** Kinds whose words may hold figures: the evidence itself, titles of documents, and words about this site. */
const withFigures: readonly string[] = ['claims', 'statistics', 'resources', 'legal', 'site'];

/** What describes the picture of the temperature record; the record itself is the evidence. */
const ofTheRecord: readonly string[] = ['homePage hero.record'];

/**
 * A measured figure: a share, a multiple, a temperature, money, people by the thousand or million, or a
 * count of deaths, cases and the like.
 */
const figurePattern = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:%|percent\b|per cent\b|°|degrees?\b|dollars\b|-?fold\b|(?:thousand|million|billion|trillion)\b)`,
    String.raw`\b\d+(?:\.\d+)?[x×](?![\w])`,
    String.raw`\$\s?\d`,
    String.raw`\b\d{1,3}(?:,\d{3})+\b(?! words)`,
    String.raw`\b\d+ (?:in|out of) \d+\b`,
    String.raw`\b\d+ (?:times|deaths|lives|cases|visits|evacuations)\b`,
  ].join('|'),
  'i',
);

const noEvidence = {
  problem: 'a figure stands in the words, without evidence',
  remedy:
    'Say it without the number, or put the figure in a file in "claims" with its source and refer to that file.',
};

/** Faults for figures outside the claims: every figure of the site needs an evidence entry (PRODUCT.md, "Content"). */
export function figureFaults(entry: Entry): Fault[] {
  if (withFigures.includes(entry.kindName)) return [];
  const inFields = [...fieldsOf(entry.kind.schema, entry.data)].flatMap(({ path, value }) => {
    const isFigure = typeof value === 'string' && figurePattern.test(value);
    const isOfTheRecord = ofTheRecord.includes(`${entry.kindName} ${path.join('.')}`);
    return isFigure && !isOfTheRecord ? faultAt(entry, path, value, noEvidence) : [];
  });
  return [...inFields, ...bodyFaults(entry)];
}

function bodyFaults(entry: Entry): Fault[] {
  return [...entry.raw.body.matchAll(new RegExp(figurePattern, 'gi'))].map((match) =>
    faultInBody(entry, match.index, match[0], noEvidence),
  );
}
