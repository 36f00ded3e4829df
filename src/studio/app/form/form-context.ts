import { createContext, useContext, useState } from 'react';
import { type Problem, problemSentence, stopping } from '#check/problem.ts';
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
}

export const FormContext = createContext<FormWiring | undefined>(undefined);
/** The uploads of the draft. */
export const UploadContext = createContext<Uploads>({});
export const ProblemContext = createContext<Problems>({ all: [], saved: {} });

/** The wiring of the form around a field. Throws where there is none. */
export function useForm(): FormWiring {
  const wiring = useContext(FormContext);
  if (!wiring) throw new Error('a field needs a form around it');
  return wiring;
}

/**
 * The problems of the field at `path` with this value; `error`, the same as one text, undefined
 * without any; and `onTouch`, to be called when focus leaves the field. A field of a new entry or
 * item has no problems as long as it is empty and never had focus, so that nothing is marked before
 * it is due.
 */
export function useProblems(path: string, value: unknown) {
  const { all, saved } = useContext(ProblemContext);
  const [wasTouched, setTouched] = useState(false);
  const isItem = /(^|\.)\d+$/.test(path);
  const isNew = valueAt(saved, isItem ? path : path.replace(/(^|\.)[^.]+$/, '')) === undefined;
  const isQuiet = isNew && !wasTouched && isEmpty(value);
  const problems = isQuiet ? [] : stopping(all).filter(({ field }) => field === path);
  const error = problems.map(problemSentence).join(' ') || undefined;
  return { problems, error, onTouch: () => setTouched(true) };
}

/** Whether the address leads to a field inside the one at `path`, which must not be folded then. */
export function leadsInside(path: string): boolean {
  return nameInFragment(location.hash).startsWith(`${path}.`);
}

/** The id of the control, or of the group of controls, at a path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(' ', '-')}`;
}
