import { type Advice, type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';

type Values = Record<string, unknown>;

/** Faults between a figure and the claim that carries it (PRODUCT.md, "Content"). Dangling ids are reported elsewhere. */
export function evidenceFaults(entries: readonly Entry[]): Fault[] {
  const claims = new Map(ofKind(entries, 'claims').map((entry) => [entry.id, dataOf(entry)]));
  return [
    ...ofKind(entries, 'statistics').flatMap((entry) => statisticFaults(entry, claims)),
    ...ofKind(entries, 'claims').flatMap((entry) => claimFaults(entry, claims)),
  ];
}

function statisticFaults(entry: Entry, claims: ReadonlyMap<string, Values>): Fault[] {
  const { value, claim: id } = dataOf(entry);
  const claim = claims.get(String(id));
  if (!claim || typeof value !== 'string') return [];
  const figures = [claim['figure'], (claim['specified'] as Values | undefined)?.['figure']];
  if (figures.includes(value)) return [];
  const known = figures.filter((figure) => figure !== undefined && figure !== null);
  return fault(entry, 'value', value, {
    problem: `is not the figure of its claim "${id}"`,
    remedy: `Write ${known.map((figure) => `"${figure}"`).join(' or ')}, or name another claim.`,
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
  return [...faults, ...historyFaults(entry, history)];
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
