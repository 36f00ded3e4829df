import { isOwnAddress } from '#content/address.ts';
import { isIdOfDraft, namesDraft } from './drafts.ts';
import { type Entry, type Ids, problemsInFields } from './entry.ts';
import { missingPageProblem } from './page-address.ts';
import { type Problem, withGuess } from './problem.ts';

/** Problems in fields that name another entry: the entry must exist. */
export function referenceProblems(entry: Entry, ids: Ids): Problem[] {
  return problemsInFields(entry, ({ value, field }) => {
    if (field.is !== 'entry' || typeof value !== 'string' || value === '') return undefined;
    const { kind } = field;
    const known = ids.get(kind) ?? new Set();
    if (known.has(value)) return undefined;
    if (isIdOfDraft(ids, kind, value)) return namesDraft;
    const message = `there is no file with this name in "${kind}"`;
    const fix = `Write the name of a file in "${kind}", without its ending.`;
    const inForm = 'What was chosen here is not there any more. Choose another.';
    return { message, fix: withGuess(value, known, fix), inForm };
  });
}

/** Problems in fields that hold an address of this site: the page and the place must exist. */
export function linkProblems(entry: Entry, ids: Ids): Problem[] {
  return problemsInFields(entry, ({ value }) =>
    typeof value === 'string' && isOwnAddress(value) ? missingPageProblem(value, ids) : undefined,
  );
}
