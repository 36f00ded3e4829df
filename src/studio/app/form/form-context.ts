import { createContext, useContext } from 'react';
import { type Problem, problemSentence, stopping } from '#check/problem.ts';
import { bodyField } from '#content/form-walk.ts';
import { nameInFragment } from '#ui/fragment/fragment.ts';
import type { EntrySummary, Uploads, WaitingFile } from '../../protocol.ts';
import { type Data, isEmpty, valueAt } from './values.ts';

/**
 * The functions and data that every field of a form may use. The same object as long as the entry
 * is open, so that fields are not rendered again.
 */
interface FormWiring {
  kind: string;
  id: string;
  /** Writes a value at a path such as `talks.2.minutes`; undefined takes the field away. */
  change: (path: string, value: unknown) => void;
  /** The value at a path as it is now. */
  valueAt: (path: string) => unknown;
  /** The entries of each kind that a field of the form can name. */
  targets: Record<string, EntrySummary[]>;
  /**
   * Puts a file that waits into a place of `Uploads`; null removes what is there at the next save,
   * undefined leaves it as it was saved.
   */
  setUpload: (place: string, file: WaitingFile | null | undefined) => void;
}

/** The problems of the entry that is edited. */
interface Problems {
  all: readonly Problem[];
  /** The fields as they were saved; undefined for an entry that never was. */
  saved: Data | undefined;
  /** The paths of the fields in which somebody was. */
  touched: ReadonlySet<string>;
  touch: (path: string) => void;
}

export const FormContext = createContext<FormWiring | undefined>(undefined);
/** The uploads of the draft. */
export const UploadContext = createContext<Uploads>({});
export const ProblemContext = createContext<Problems>({
  all: [],
  saved: {},
  touched: new Set(),
  touch: () => {},
});

/** The wiring of the form around a field. Throws where there is none. */
export function useForm(): FormWiring {
  const wiring = useContext(FormContext);
  if (!wiring) throw new Error('a field needs a form around it');
  return wiring;
}

export function useProblemContext(): Problems {
  return useContext(ProblemContext);
}

/**
 * The problems of the field at `path` with this value; `error`, the same as one text, undefined
 * without any; and `onTouch`, to be called when focus leaves the field. A field that is quiet
 * (`isQuiet`) has none.
 */
export function useProblems(path: string, value: unknown) {
  const context = useContext(ProblemContext);
  const { all, touch } = context;
  const problems = isQuiet(context, path, value)
    ? []
    : stopping(all).filter(({ field }) => field === path);
  const error = problems.map(problemSentence).join(' ') || undefined;
  return { problems, error, onTouch: () => touch(path) };
}

/**
 * Whether a field says nothing yet: it is one of a new entry or item, is empty, and nobody was in
 * it, so that nothing is marked before it is due. Once the entry is saved, every field speaks.
 */
function isQuiet({ saved, touched }: Problems, path: string, value: unknown): boolean {
  const isItem = /(^|\.)\d+$/.test(path);
  const isNew = valueAt(saved, isItem ? path : path.replace(/(^|\.)[^.]+$/, '')) === undefined;
  // A box that nobody has ticked says nothing yet, as an empty field does.
  return isNew && !touched.has(path) && (isEmpty(value) || value === false);
}

/** Whether a problem is only that a field of which nothing is said yet is empty. */
export function isQuietProblem(context: Problems, { field }: Problem, data: Data): boolean {
  return field !== '' && isQuiet(context, field, field === bodyField ? '' : valueAt(data, field));
}

/** Whether the address leads to a field inside the one at `path`, which must not be folded then. */
export function leadsInside(path: string): boolean {
  return nameInFragment(location.hash).startsWith(`${path}.`);
}

/** The id of the control, or of the group of controls, at a path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(' ', '-')}`;
}
