import { type Entry, type Ids, problemsInFields } from './entry.ts';
import { type Problem, type ProblemText, withGuess } from './problem.ts';

/** Problems in fields that name another entry: the entry must exist. */
export function referenceProblems(entry: Entry, ids: Ids): Problem[] {
  return problemsInFields(entry, ({ value, field }) => {
    if (field.is !== 'entry' || typeof value !== 'string' || value === '') return undefined;
    const { kind } = field;
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
    typeof value === 'string' ? missingPageProblem(value, ids) : undefined,
  );
}

/** The addresses under which each entry of a kind has a page. */
const entryPages = [
  { start: '/stories/', kind: 'stories' },
  { start: '/speakers/profile/', kind: 'speakers' },
  { start: '/resources/events-calendar/', kind: 'events' },
];

/**
 * The problem of an address at which an entry has its page, where there is no such entry. Undefined
 * where there is one, and for any other address, such as a file below that page.
 */
export function missingPageProblem(address: string, ids: Ids): ProblemText | undefined {
  const page = entryPages.find(({ start }) => address.startsWith(start));
  if (!page) return undefined;
  const { start, kind } = page;
  const known = ids.get(kind) ?? new Set();
  const [id = ''] = address.slice(start.length).split(/[#?]/);
  if (known.has(id) || /[./]/.test(id)) return undefined;
  const fix = `Write the name of a file in "${kind}" after ${start}.`;
  return { message: `this site has no page ${start}${id}`, fix: withGuess(id, known, fix) };
}
