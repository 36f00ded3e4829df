import { Document, isCollection, isScalar, type Node, Scalar, visit, YAMLSeq } from 'yaml';
import type { Field } from '#content/form-of.ts';
import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';

/** The column before which lines of folded text end. */
const widest = 100;
/** The most characters of a text on one line; a longer one is folded over several. */
const longestOnOneLine = 80;

interface WriteOptions {
  /** The number of spaces before every line after the first. */
  column: number;
  /** The node that the value replaces: its style is kept, be it quotes, `>-` or `[…]`. */
  old?: Node | null | undefined;
  /** The field of the form for the value: its fields are written in that order. */
  field?: Field | undefined;
  /** Writes all text in double quotes, which can hold any text. */
  isQuoted?: boolean | undefined;
}

/** `name: value` as YAML, without a line break at the end. */
export function writePair(name: string, value: unknown, options: WriteOptions): string {
  if (staysFlow(value, options.old)) return `${name}: ${writeFlow(value)}`;
  return printYaml({ [name]: nodeOf(value, options) }, options.column);
}

/** `- value` as YAML, without a line break at the end. */
export function writeItem(value: unknown, options: WriteOptions): string {
  if (staysFlow(value, options.old)) return `- ${writeFlow(value)}`;
  return printYaml([nodeOf(value, options)], options.column);
}

/** All fields of a file as YAML, with a line break at the end. */
export function writeAll(value: Record<string, unknown>, options: WriteOptions): string {
  return `${printYaml(nodeOf(value, options), options.column)}\n`;
}

/**
 * A value on one line, as it may be written inside `[…]` and `{ … }`. `type` is the style of the
 * text that it replaces, which is kept where it can hold the value.
 */
export function writeFlow(value: unknown, type?: Scalar['type']): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeFlow(item)).join(', ')}]`;
  if (isRecord(value)) {
    const pairs = Object.entries(value).filter(([, part]) => part !== undefined);
    const parts = pairs.map(([name, part]) => `${name}: ${writeFlow(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }
  const list = new YAMLSeq();
  list.flow = true;
  const scalar = new Scalar(value);
  if (typeof value === 'string') {
    // A block of text cannot be inside brackets.
    const isQuoted = /[\n\t]/.test(value) || type === Scalar.QUOTE_DOUBLE;
    scalar.type = isQuoted ? Scalar.QUOTE_DOUBLE : (type ?? Scalar.PLAIN);
  }
  list.items.push(scalar);
  return printYaml(list, 0).slice(1, -1);
}

/** Whether a value is a list or group, not empty, in the place of one in brackets or braces. */
function staysFlow(value: unknown, old: Node | null | undefined): boolean {
  if (!isCollection(old) || !old.flow || old.items.length === 0) return false;
  return Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;
}

/**
 * A node for a value: fields in the order of the form, lists of numbers as `[20, 45]`, text in a
 * style that reads well.
 */
function nodeOf(value: unknown, { old, field, isQuoted }: WriteOptions): unknown {
  const document = new Document(orderedByForm(value, field));
  const { contents } = document;
  visit(document, {
    Seq: (_, seq) => {
      if (seq.items.length > 0 && seq.items.every(isNumber)) seq.flow = true;
    },
    Scalar: (key, scalar) => {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      const oldType = scalar === contents && isScalar(old) ? old.type : undefined;
      scalar.type = isQuoted ? Scalar.QUOTE_DOUBLE : textType(scalar.value, oldType);
    },
  });
  return contents;
}

/**
 * The style of a text: the old one where that can hold it; else folded when long, and in quotes
 * where YAML would read it otherwise, as `2026-11-19`, `# note` and `a: b`.
 */
function textType(text: string, old: Scalar['type']): Scalar.Type {
  const isBlock = old === Scalar.BLOCK_FOLDED || old === Scalar.BLOCK_LITERAL;
  if (/^\s|[^\S\n]$|\n$|[\t\r\u0000-\u0008\u007f-\u009f\u2028\u2029\ufeff]/.test(text)) {
    return Scalar.QUOTE_DOUBLE;
  }
  if (text.includes('\n')) return isBlock ? old : Scalar.BLOCK_LITERAL;
  if (old) return old as Scalar.Type;
  if (text.length > longestOnOneLine) return Scalar.BLOCK_FOLDED;
  return /^[\d#]|: | #/.test(text) ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN;
}

/**
 * YAML of nodes or values, indented by `column` from the second line on, without a line break at
 * the end.
 */
function printYaml(contents: unknown, column: number): string {
  const document = new Document(contents);
  let isFolded = false;
  visit(document, {
    Scalar: (_, { type }) => {
      isFolded ||= type === Scalar.BLOCK_FOLDED;
    },
  });
  const text = document.toString({
    lineWidth: isFolded ? widest - column : 0,
    flowCollectionPadding: false,
  });
  return text.trimEnd().replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`);
}

/** The same value with all fields in the order of the form; those that it lacks come last. */
function orderedByForm(value: unknown, field: Field | undefined): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => orderedByForm(item, field?.is === 'list' ? field.item : undefined));
  }
  if (!isRecord(value)) return value;
  const fields = fieldsIn(field, value);
  const names = [...new Set([...Object.keys(fields), ...Object.keys(value)])];
  return Object.fromEntries(
    names
      .filter((name) => value[name] !== undefined)
      .map((name) => [name, orderedByForm(value[name], fields[name])]),
  );
}

function isNumber(item: unknown): boolean {
  return isScalar(item) && typeof item.value === 'number';
}
