import { type Entry, problemsInFields } from './entry.ts';
import { editDistance, type Problem } from './problem.ts';

/** The most letters by which a name may differ from that of a language and be meant for it. */
const mostLetters = 2;

/**
 * Problems of names of languages with a slip of the pen, “Englsh”, by which nobody would find the
 * person. A name that is near to none stays as it is: there are more languages than lists have.
 */
export function languageNameProblems(entry: Entry): Problem[] {
  return problemsInFields(entry, ({ path, value }) => {
    const isLanguage = path.at(-2) === 'languages' && typeof path.at(-1) === 'number';
    if (!isLanguage || typeof value !== 'string' || value.length < 5) return undefined;
    if (/[/,;&]| and /.test(value)) return severalLanguages;
    const names = languageNames();
    if (names.has(value)) return undefined;
    const near = [...names]
      .map((name) => ({ name, distance: nearness(value, name) }))
      .filter(({ distance }) => distance <= mostLetters)
      .sort((a, b) => a.distance - b.distance)[0];
    if (!near) return undefined;
    return {
      message: `is no language; one is called ${near.name}`,
      fix: `Write ${near.name}.`,
    };
  });
}

const severalLanguages = {
  message: 'names several languages, so nobody finds any of them',
  fix: 'Make an entry of its own for each language.',
};

function nearness(one: string, other: string): number {
  return Math.abs(one.length - other.length) > mostLetters ? Infinity : editDistance(one, other);
}

let allNames: ReadonlySet<string> | undefined;

/** The English names of all languages that have a code of two letters (ISO 639-1). */
function languageNames(): ReadonlySet<string> {
  if (allNames) return allNames;
  const display = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  allNames = new Set(codes.flatMap((code) => display.of(code) ?? []));
  return allNames;
}
