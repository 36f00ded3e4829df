import { type Field, formOf } from './form-of.ts';
import type { Kind } from './kind.ts';

/** The column at which notes are wrapped. */
const width = 100;
const intro =
  'Above each field stands what belongs there. A field that may be left out begins with #: take that away to use it. Notes may stay or go.';

/**
 * An empty file of a kind, as a start for a new entry: each field under a note, which is its line
 * of `docs/content-fields.md`. Fields that may be left out are notes themselves. For Markdown the
 * text goes below the second line of `---`. The picture of an entry is named after its `id`.
 */
export function templateOf({ format, schema }: Kind, id?: string): string {
  const yaml = [...noteLines(intro), ...formLines(formOf(schema), id)].join('\n');
  return format === 'md' ? `---\n${yaml}\n---\n` : `${yaml}\n`;
}

/** The lines of a form's fields, or of the first of its variants, without indentation. */
function formLines(form: Field, id: string | undefined): string[] {
  const linesOf = (fields: Record<string, Field>) =>
    Object.entries(fields).flatMap(([name, field]) => fieldLines(name, field, id));
  if (form.is === 'group') return linesOf(form.fields);
  if (form.is !== 'variant' || !form.variants[0]) return [];
  const { value, fields } = form.variants[0];
  const choices = form.variants.map((variant) => `${variant.value} (${variant.label})`).join(', ');
  const where = 'Each has fields of its own; docs/content-fields.md lists them.';
  const note = noteLines(`One of: ${choices}. ${where}`);
  return ['', ...note, `${form.key}: ${value}`, ...linesOf(fields)];
}

/** An empty line, the note on a field, and the field; as notes where it may be left out. */
function fieldLines(name: string, field: Field, id: string | undefined): string[] {
  const lines = valueLines(name, field, id);
  if (!field.optional) return ['', ...noteLines(noteOn(field)), ...lines];
  const withoutNotes = lines.filter((line) => !line.trimStart().startsWith('#'));
  const saysSo = /\b(left|leave) out\b/.test(field.hint);
  const note = saysSo ? noteOn(field) : `${noteOn(field)} May be left out.`;
  return ['', ...noteLines(note), ...withoutNotes.map((line) => `# ${line}`)];
}

/** `name: value`, or the name with its parts below, indented. */
function valueLines(name: string, field: Field, id: string | undefined): string[] {
  if (Array.isArray(field.fallback)) return [`${name}: []`];
  if (field.fallback !== undefined) return [`${name}: ${String(field.fallback)}`];
  if (field.is === 'fixed') return [`${name}: ${field.value}`];
  if (field.is === 'picture' && id) return [`${name}: ./${id}.jpg`];
  if (field.is === 'group' || field.is === 'variant') {
    return [`${name}:`, ...indented(formLines(field, id))];
  }
  if (field.is !== 'list') return [`${name}:`];
  if (!field.least) return [`${name}: []`];
  const parts = formLines(field.item, id).filter((line) => line !== '');
  if (parts.length === 0) return [`${name}:`, '  -'];
  // YAML allows no comment between the hyphen of an entry and its first key, so the first note goes
  // above it.
  const firstKey = parts.findIndex((line) => !line.startsWith('#'));
  const entry = [`- ${parts[firstKey]}`, ...indented(parts.slice(firstKey + 1))];
  return [`${name}:`, ...indented([...parts.slice(0, firstKey), ...entry])];
}

/** The hint of a field, and which values may stand there where the hint does not say it. */
function noteOn(field: Field): string {
  const { hint } = field;
  const sentences = [hint === '' || /[.?!]$/.test(hint) ? hint : `${hint}.`];
  const simple = field.is === 'list' ? field.item : field;
  if (simple.is === 'choice') sentences.push(`One of: ${simple.choices.join(', ')}.`);
  if (simple.is === 'boolean' && !/\btrue\b/.test(hint)) sentences.push('true or false.');
  if (field.is === 'list') sentences.push(noteOnItems(field));
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function noteOnItems({ item, least }: Field & { is: 'list' }): string {
  if (least) return 'One or more.';
  if (item.is !== 'group') return '';
  const names = Object.entries(item.fields).map(([name, { optional }]) =>
    optional ? `${name} (may be left out)` : name,
  );
  return `Each entry with a hyphen and: ${names.join(', ')}.`;
}

/** Words as lines that begin with `# `, wrapped at `width`; none for no words. */
function noteLines(words: string): string[] {
  if (words === '') return [];
  const lines: string[] = [];
  let line = '#';
  for (const word of words.split(' ')) {
    if (line !== '#' && `${line} ${word}`.length > width) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

function indented(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '').map((line) => `  ${line}`);
}
