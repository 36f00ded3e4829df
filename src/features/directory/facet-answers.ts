import type { DirectoryEntry } from './directory-entry.ts';
import type { Choice } from './directory-filter.ts';
import { facetKeys, facetOf } from './facets.ts';

/** What entries answer to the facets, with a number for each answer, so that thousands are counted at every key. */
export interface FacetAnswers {
  /** The answer of each number. */
  answers: readonly Choice[];
  /** The numbers of each entry, in the order of the entries. */
  numbers: readonly (readonly number[])[];
}

const known = new WeakMap<readonly DirectoryEntry[], FacetAnswers>();

/** The answers of a list of entries, numbered once for the same list. */
export function facetAnswers(entries: readonly DirectoryEntry[]): FacetAnswers {
  const before = known.get(entries);
  if (before) return before;
  const answers = numbered(entries);
  known.set(entries, answers);
  return answers;
}

function numbered(entries: readonly DirectoryEntry[]): FacetAnswers {
  const answers: Choice[] = [];
  const numberOf = new Map<string, number>();
  const number = (choice: Choice): number => {
    const name = `${choice.key} ${choice.value}`;
    const given = numberOf.get(name) ?? answers.push(choice) - 1;
    numberOf.set(name, given);
    return given;
  };
  const numbers = entries.map((entry) =>
    facetKeys.flatMap((key) =>
      facetOf(key)
        .valuesOf(entry)
        .map((value) => number({ key, value })),
    ),
  );
  return { answers, numbers };
}
