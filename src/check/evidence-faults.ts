import { type Advice, type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';

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
  return fault(entry, 'value', value, {
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
    faults.push(...fault(entry, 'closest', closest, { problem, remedy }));
  }
  if (typeof checked === 'string' && typeof nextCheck === 'string' && nextCheck <= checked) {
    const remedy =
      'Write the day by which the figure must be compared again, such as half a year on.';
    const problem = 'must be later than "checked"';
    faults.push(...fault(entry, 'nextCheck', nextCheck, { problem, remedy }));
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
  return fault(entry, 'wording', wording, {
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

function fault(entry: Entry, field: string, value: unknown, advice: Advice): Fault[] {
  return [faultAt(entry, [field], value, advice)];
}

function ofKind(entries: readonly Entry[], kindName: string): Entry[] {
  return entries.filter((entry) => entry.kindName === kindName);
}

function dataOf(entry: Entry): Values {
  return (entry.data ?? {}) as Values;
}
