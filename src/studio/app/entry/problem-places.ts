import type { Problem } from '#check/problem.ts';
import { bodyField, fieldsIn, fieldsOfData, knownPath, placeWords } from '#content/form-walk.ts';
import { bodyLabelOf } from '../../body-label.ts';
import { fileFieldId, isPictureFile, pictureFieldOf } from '../../file-fields.ts';
import type { LoadedEntry, Written } from '../../protocol.ts';
import { fieldId } from '../form/form-context.ts';
import { formParts } from '../form/parts.ts';
import type { GroupLike } from '../form/values.ts';

/** The place of a problem in the form of its entry. */
export interface ProblemPlace {
  problem: Problem;
  /** The name of the place in the form: "Talk 3, Minutes". */
  label: string;
  /** The id of the element that takes focus; undefined where the form has no place for it. */
  target: string | undefined;
}

/** The problems of one of the files beside an entry, given its name. */
export function problemsOfFile(problems: readonly Problem[], name: string): Problem[] {
  return problems.filter(({ file, field }) => field === '' && file.endsWith(`/${name}`));
}

/**
 * The problems of an entry with their places, in the order in which the form asks: those of the
 * whole entry first, those of recordings and clips last, as they are last in the form.
 */
export function placedProblems(
  problems: readonly Problem[],
  entry: LoadedEntry,
  written: Written,
): ProblemPlace[] {
  const ranks = fieldRanks(entry, written);
  const placed = problems.map((problem) => {
    const place = placeOf(problem, entry, written);
    return { ...place, rank: place.path === undefined ? -1 : rankOf(place.path, ranks) };
  });
  return placed.toSorted((a, b) => a.rank - b.rank);
}

/** The path that stands for the files beside an entry, which come after all fields. */
const afterFields = 'files beside the entry';

function placeOf(
  problem: Problem,
  entry: LoadedEntry,
  written: Written,
): ProblemPlace & { path: string | undefined } {
  const { field } = problem;
  const form = entry.form as GroupLike;
  if (written.source !== undefined) {
    const label = `Line ${problem.line}`;
    return { problem, label, target: fieldId('source'), path: undefined };
  }
  const file = entry.files.find(({ name }) => problemsOfFile([problem], name).length > 0);
  if (file) {
    return { problem, label: file.label, target: fileFieldId(file.ending), path: afterFields };
  }
  // A picture that is named after the entry: its field is the first one for a picture.
  const isOfPicture = field === '' && isPictureFile(problem.file);
  const path = isOfPicture ? pictureFieldOf(form) : field;
  const label = placeWords(form, written.data, path, bodyLabelOf(entry.kind));
  const known = path === bodyField ? path : knownPath(form, written.data, path);
  return { problem, label, target: known === '' ? undefined : fieldId(known), path };
}

/** The place of each field in the form, by its path: 0 for the one that is asked first. */
function fieldRanks(entry: LoadedEntry, { data }: Written): ReadonlyMap<string, number> {
  const form = entry.form as GroupLike;
  const fields = fieldsIn(form, data);
  const keys = formParts(entry.kind, fields, entry.format === 'md').flatMap((part) => part.keys);
  const paths = keys.flatMap((key) => {
    const field = fields[key];
    if (!field) return [key];
    return [...fieldsOfData(field, data[key], [key])].map(({ path }) => path.join('.'));
  });
  return new Map([...paths, afterFields].map((path, rank) => [path, rank]));
}

/** The rank of a path, or of the nearest field around it; -1 for the whole entry. */
function rankOf(path: string, ranks: ReadonlyMap<string, number>): number {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length--) {
    const rank = ranks.get(steps.slice(0, length).join('.'));
    if (rank !== undefined) return rank;
  }
  return -1;
}
