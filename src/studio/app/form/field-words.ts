import type { Field } from '#content/form-of.ts';
import { capitalized } from '#site/words.ts';
import { type Data, fieldsIn, fitting, type GroupLike, isData } from './values.ts';

/** The labels of fields whose key in the file is no plain word, by that key, whatever the kind. */
const labels: Record<string, string> = {
  act: 'What to do at once',
  alt: 'Picture in words',
  basedIn: 'Town and state',
  bioMedium: 'Biography, medium',
  bioShort: 'Biography, short',
  checked: 'Checked on',
  engagements: 'Can be asked for',
  fileUrl: 'Address of the document',
  freeForNonprofits: 'Free for non-profits',
  from: 'From',
  leadTime: 'Notice needed',
  media: 'Hours for the media',
  nextCheck: 'Check again by',
  otherDigits: 'Why its digits are others',
  readAt: 'Where it was read',
  requests: 'Requests',
  secondary: 'Only a report was read',
  shortNotice: 'Can be called on the day',
  since: 'In practice since',
  specified: 'The draft it answers',
  statusNote: 'What visitors must know',
  travels: 'Travels',
  url: 'Address',
  useFor: 'Good for',
  zone: 'Time zone',
};

/** The name of one item of lists whose name is no plural in "s", by the key of the list. */
const singulars: Record<string, string> = {
  authors: 'Author',
  bodies: 'Body',
  classes: 'Class',
  days: 'Day',
  engagements: 'Engagement',
  expertise: 'Field of expertise',
  history: 'History line',
  media: 'Medium',
  minutes: 'Length in minutes',
  people: 'Person',
  readAt: 'Page read',
  same: 'Group of words',
  useFor: 'Use',
};

/** The `field` of problems that are in the Markdown below the fields. */
export const bodyField = 'text below the fields';

/** The label of a field, in plain words. `name` is its key in the file. */
export function labelOf(name: string, field: Field): string {
  return labels[name] ?? (field.label || capitalized(spaced(name)));
}

/**
 * The place of a field in words where no form is at hand: `talks.2.minutes` is "Talks 3 Minutes".
 * Empty for the whole file.
 */
export function pathWords(path: string): string {
  const steps = path === '' ? [] : path.split('.');
  const words = steps.map((step) =>
    /^\d+$/.test(step) ? String(Number(step) + 1) : (labels[step] ?? capitalized(spaced(step))),
  );
  return words.join(' ');
}

/**
 * The name of one item of a list, given the key and the label of the list: "Talk" in `talks`,
 * "Field of expertise" in `expertise`.
 */
export function itemLabel(name: string, label: string): string {
  const singular = singulars[name];
  if (singular) return singular;
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(ss|us|is)$/.test(label)) return label;
  return /s$/.test(label) ? label.replace(/s$/, '') : `${label}, item`;
}

/**
 * The hint of a field in the words of a form instead of a file: "true if …" becomes "Tick if …",
 * "Ids of the claims" becomes "The claims". It also names the value that counts when the field is
 * left out.
 */
export function hintOf(field: Field): string {
  const hint = field.hint
    .replace(/^true if\b/, 'Tick if')
    .replace(/^Ids? of /, '')
    .replace(/\bnull (for|if)\b/, 'empty $1');
  const fallback = field.fallback === undefined ? '' : `Left out, it is “${field.fallback}”`;
  return [capitalized(hint), fallback].filter((part) => part !== '').join('. ');
}

/**
 * The number of words that a hint asks for, such as 40 in "About 40 words"; undefined where it does
 * not count in words.
 */
export function wordsInHint(hint: string): number | undefined {
  const [, count] = /(\d+) words/.exec(hint) ?? [];
  return count === undefined ? undefined : Number(count);
}

/**
 * The place of a field in the labels of its form: `talks.2.minutes` is "Talk 3, Minutes". Steps for
 * which the form has no field keep their key; the Markdown is called `bodyLabel`; the whole file is
 * "The file".
 */
export function placeWords(form: GroupLike, data: Data, path: string, bodyLabel: string): string {
  if (path === '') return 'The file';
  if (path === bodyField) return bodyLabel;
  const words: string[] = [];
  let field: Field | undefined = form;
  let value: unknown = data;
  let name = '';
  for (const step of path.split('.')) {
    if (field?.is === 'either') field = fitting(field.options, value);
    if (field?.is === 'list') {
      const label = itemLabel(name, labelOf(name, field));
      words.splice(-1, 1, `${label} ${Number(step) + 1}`);
      field = field.item;
      value = Array.isArray(value) ? value[Number(step)] : undefined;
      continue;
    }
    const within: Data = isData(value) ? value : {};
    const fields: Record<string, Field> =
      field?.is === 'group' || field?.is === 'variant' ? fieldsIn(field, within) : {};
    field = fields[step];
    value = within[step];
    name = step;
    words.push(field ? labelOf(step, field) : step);
  }
  return words.join(', ');
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
