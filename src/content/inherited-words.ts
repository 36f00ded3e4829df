import { isRecord } from './is-record.ts';

/**
 * The facts of `site.yaml` that words name: a network has its own, whoever wrote the words.
 * Absent where the file does not say them.
 */
export interface NamedFacts {
  /** Name of the network. */
  name?: string | undefined;
  /** Number to call in an emergency, such as `911`. */
  emergency?: string | undefined;
  /** Number to call in a crisis of the mind, such as `988`. */
  crisis?: string | undefined;
}

/** Takes the words of the example over for a network: a text in, the same text for it out. */
export type TakeOver = (text: string) => string;

/**
 * Returns how words of the example become those of a network: its name stands where the example’s
 * does, and its numbers where the example’s do. A fact that one of the two has not, or that both
 * have in common, changes nothing.
 */
export function takeOver(example: NamedFacts, own: NamedFacts): TakeOver {
  const exchanges = [
    exchange(example.name, own.name, (name) => escapeRegExp(name)),
    exchange(example.emergency, own.emergency, numberPattern),
    exchange(example.crisis, own.crisis, numberPattern),
  ].filter((one) => one !== undefined);
  return (text) =>
    exchanges.reduce((words, { pattern, by }) => words.replace(pattern, () => by), text);
}

function exchange(from: string | undefined, by: string | undefined, of: (from: string) => string) {
  if (from === undefined || by === undefined || from === by) return undefined;
  return { pattern: new RegExp(of(from), 'g'), by };
}

/** Matches a number that is called, and not one in an address such as `911.gov`. */
function numberPattern(number: string): string {
  return `(?<![\\w.-])${escapeRegExp(number)}(?![\\w-]|\\.\\w)`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Returns data whose texts a network takes over, at any depth. */
export function withTakenOver(data: unknown, take: TakeOver): unknown {
  if (typeof data === 'string') return take(data);
  if (Array.isArray(data)) return data.map((item) => withTakenOver(item, take));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withTakenOver(value, take)]),
  );
}
