import { type Entry, type Ids, problemsInFields } from './entry.ts';
import { type Problem, type ProblemText, withGuess } from './problem.ts';

/** Problems in fields that name another entry: the entry must exist. */
export function referenceProblems(entry: Entry, ids: Ids): Problem[] {
  return problemsInFields(entry, ({ value, target }) => {
    if (!target || !('entry' in target) || typeof value !== 'string' || value === '') {
      return undefined;
    }
    const { entry: kind } = target;
    const known = ids.get(kind) ?? new Set();
    if (known.has(value)) return undefined;
    const message = `there is no file with this name in "${kind}"`;
    const fix = `Write the name of a file in "${kind}", without its ending.`;
    return { message, fix: withGuess(value, known, fix) };
  });
}

/** Problems in fields that hold an address of this site: the story or speaker must exist. */
export function linkProblems(entry: Entry, ids: Ids): Problem[] {
  return problemsInFields(entry, ({ value }) =>
    typeof value === 'string' ? missingPage(value, ids) : undefined,
  );
}

/** How the addresses of entries' own pages begin, and of which kind the entries are. */
const entryPages = [
  ['/stories/', 'stories'],
  ['/speakers/profile/', 'speakers'],
  ['/resources/events-calendar/', 'events'],
] as const;

/**
 * What is wrong with the address of an entry's page; undefined for any other address, such as a
 * file below that page.
 */
export function missingPage(address: string, ids: Ids): ProblemText | undefined {
  const [path, kind] = entryPages.find(([start]) => address.startsWith(start)) ?? [];
  if (!path || !kind) return undefined;
  const known = ids.get(kind) ?? new Set();
  const [id = ''] = address.slice(path.length).split(/[#?]/);
  if (known.has(id) || /[./]/.test(id)) return undefined;
  const fix = `Write the name of a file in "${kind}" after ${path}.`;
  return { message: `this site has no page ${path}${id}`, fix: withGuess(id, known, fix) };
}
