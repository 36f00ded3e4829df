import { createContext, useContext, useState } from 'react';
import type { Problem } from '#check/problem.ts';
import { capitalized } from '#site/words.ts';
import type { EntrySummary, SavedPicture } from '../../protocol.ts';
import { type Data, isEmpty, valueAt } from './values.ts';

/**
 * What every field of a form may ask for; the same object as long as the entry is open, so that
 * fields are not rendered again.
 */
interface FormWiring {
  kind: string;
  id: string;
  /** Writes a value at a path such as `talks.2.minutes`; undefined takes the field away. */
  change: (path: string, value: unknown) => void;
  valueAt: (path: string) => unknown;
  targets: Record<string, EntrySummary[]>;
  /** Keeps a picture beside the entry; rejects with words for whoever chose it. */
  savePicture: (path: string, file: File) => Promise<SavedPicture>;
}

interface Problems {
  all: readonly Problem[];
  /** The fields as saved; undefined for an entry that never was. */
  saved: Data | undefined;
}

export const FormContext = createContext<FormWiring | undefined>(undefined);
export const ProblemContext = createContext<Problems>({ all: [], saved: {} });

export function useForm(): FormWiring {
  const wiring = useContext(FormContext);
  if (!wiring) throw new Error('a field needs a form around it');
  return wiring;
}

/**
 * The problems of the field at `path`, the same as one text, and what to call once somebody was in
 * the field. What belongs to something new, an entry or an item, is not marked as long as it is
 * empty and nobody was in it.
 */
export function useProblems(path: string, value: unknown) {
  const { all, saved } = useContext(ProblemContext);
  const [wasTouched, setTouched] = useState(false);
  const isItem = /(^|\.)\d+$/.test(path);
  const isNew = valueAt(saved, isItem ? path : path.replace(/(^|\.)[^.]+$/, '')) === undefined;
  const isQuiet = isNew && !wasTouched && isEmpty(value);
  const problems = isQuiet ? [] : all.filter(({ field }) => field === path);
  const error = problems.map(problemWords).join(' ') || undefined;
  return { problems, error, onTouch: () => setTouched(true) };
}

/** The id of the control, or of the group of controls, at a path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(' ', '-')}`;
}

/** Problem and fix in one text, as they are shown under a field and spoken with it. */
export function problemWords({ message, fix }: Problem): string {
  const sentence = capitalized(message).replace(/[.;]$/, '');
  return `${sentence}. ${fix}`;
}
