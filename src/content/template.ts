import { type Field, formOf } from './form-of.ts';
import type { Kind } from './kind.ts';

const width = 100;
const intro =
  'Above each field stands what belongs there. A field that may be left out begins with #: take that away to use it. Notes may stay or go.';

/**
 * An empty file of a kind, as a start for a new entry: each field with the note of
 * `docs/content-fields.md`, those that may be left out as notes. For Markdown the text goes below
 * the second line of `---`. The picture of an entry is named after its id.
 */
export function templateOf({ format, schema }: Kind, id?: string): string {
  const yaml = [...note(intro), ...partsOf(formOf(schema), id)].join('\n');
  return format === 'md' ? `---\n${yaml}\n---\n` : `${yaml}\n`;
}

/** The lines of a form's fields, or of the first of its variants, without indentation. */
function partsOf(form: Field, id: string | undefined): string[] {
  const lines = (fields: Record<string, Field>) =>
    Object.entries(fields).flatMap(([name, field]) => linesOf(name, field, id));
  if (form.is === 'group') return lines(form.fields);
  if (form.is !== 'variant' || !form.of[0]) return [];
  const { value, fields } = form.of[0];
  const others = form.of.map((one) => `${one.value} (${one.label})`).join(', ');
  const more = 'Each has fields of its own; docs/content-fields.md lists them.';
  return ['', ...note(`One of: ${others}. ${more}`), `${form.by}: ${value}`, ...lines(fields)];
}

function linesOf(name: string, field: Field, id: string | undefined): string[] {
  const written = valueLines(name, field, id);
  if (!field.optional) return ['', ...note(notesOn(field)), ...written];
  const alone = written.filter((line) => !line.trimStart().startsWith('#'));
  const leave = /\b(left|leave) out\b/.test(field.hint) ? '' : ' May be left out.';
  return ['', ...note(`${notesOn(field)}${leave}`), ...alone.map((line) => `# ${line}`)];
}

/** `name: value`, or the name with its parts below, indented. */
function valueLines(name: string, field: Field, id: string | undefined): string[] {
  if (field.fallback !== undefined) return [`${name}: ${String(field.fallback)}`];
  if (field.is === 'fixed') return [`${name}: ${field.value}`];
  if (field.is === 'picture' && id) return [`${name}: ./${id}.jpg`];
  if (field.is === 'group' || field.is === 'variant') {
    return [`${name}:`, ...indented(partsOf(field, id))];
  }
  if (field.is !== 'list') return [`${name}:`];
  if (!field.least) return [`${name}: []`];
  const parts = partsOf(field.of, id).filter((line) => line !== '');
  if (parts.length === 0) return [`${name}:`, '  -'];
  // YAML allows no comment between the hyphen of an entry and its first key, so the first note goes
  // above it.
  const head = parts.findIndex((line) => !line.startsWith('#'));
  const entry = [`- ${parts[head]}`, ...indented(parts.slice(head + 1))];
  return [`${name}:`, ...indented([...parts.slice(0, head), ...entry])];
}

function notesOn(field: Field): string {
  const { hint } = field;
  const words = hint === '' || /[.?!]$/.test(hint) ? hint : `${hint}.`;
  const item = field.is === 'list' ? field.of : field;
  const choices = item.is === 'choice' ? ` One of: ${item.of.join(', ')}.` : '';
  const truth = item.is === 'boolean' && !/\btrue\b/.test(hint) ? ' true or false.' : '';
  return `${words}${choices}${truth}${field.is === 'list' ? entriesOf(field) : ''}`.trim();
}

function entriesOf(field: Field & { is: 'list' }): string {
  if (field.least) return ' One or more.';
  if (field.of.is !== 'group') return '';
  const names = Object.entries(field.of.fields).map(([name, { optional }]) =>
    optional ? `${name} (may be left out)` : name,
  );
  return ` Each entry with a hyphen and: ${names.join(', ')}.`;
}

function note(words: string): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 3 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return words === '' ? [] : lines.map((line) => `# ${line}`);
}

function indented(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '').map((line) => `  ${line}`);
}
