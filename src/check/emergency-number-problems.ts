import { type Entry, entriesOfKind, fieldValues } from './entry.ts';
import { editDistance, type Problem } from './problem.ts';
import { type Finding, problemsInTexts } from './problems-in-texts.ts';

/**
 * Problems of numbers to call that are nearly the one for emergencies or for a crisis, as
 * `site.yaml` has them: 991 or 912 for 911.
 */
export function emergencyNumberProblems(entries: readonly Entry[]): Problem[] {
  const [site] = entriesOfKind(entries, 'site');
  const { emergency = '911', crisis = '988' } = site ? fieldValues(site) : {};
  const numbers = [String(emergency), String(crisis)].filter((one) => /^\d{3}$/.test(one));
  if (numbers.length === 0) return [];
  return entries.flatMap((entry) =>
    problemsInTexts(entry, ({ text }) => (/\d{3}/.test(text) ? findingsIn(text, numbers) : [])),
  );
}

/**
 * Matches a number of three or four digits that people are told to call, in English or Spanish; a
 * noun behind it is counted by it, “call 100 homes”.
 */
const calledNumber =
  /\b(?:call|dial|phone|text|llame(?: o escriba)? al|llamar al|llama al|marque(?: el)?|marcar el) (\d{3,4})(?![\d-]|,\d| \p{L}{3,}s\b)/giu;

/** Numbers of other services that are as short. */
const services: readonly string[] = ['112', '211', '311', '411', '511', '611', '711', '811', '999'];

function findingsIn(text: string, numbers: readonly string[]): Finding[] {
  return [...text.matchAll(calledNumber)].flatMap(({ 0: found, 1: digits = '', index }) => {
    if (numbers.includes(digits) || services.includes(digits)) return [];
    const meant = numbers.find((number) => isNearly(digits, number));
    if (meant === undefined) return [];
    return [
      {
        index,
        found,
        message: `${digits} is no number for help`,
        fix: `Write ${meant}.`,
      },
    ];
  });
}

/** Whether one digit is another, too many or missing, or the digits are in another order. */
function isNearly(digits: string, number: string): boolean {
  const inOrder = (text: string) => [...text].sort().join('');
  return editDistance(digits, number) === 1 || inOrder(digits) === inOrder(number);
}
