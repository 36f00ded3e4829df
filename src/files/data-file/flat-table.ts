import { z } from 'zod';
import type { Cell } from './csv.ts';

/** A column of a table of records: the path to its value, as `['source', 'url']`. */
export type Column = readonly string[];

/**
 * Returns the columns of a table of these records, in the order of the schema. A field that holds
 * fields has a column for each of them; a list has one.
 */
export function columnsOf(record: z.ZodObject): Column[] {
  return Object.entries<z.ZodType>(record.shape).flatMap(([name, field]): Column[] => {
    const fields = objectIn(field);
    if (!fields) return [[name]];
    return columnsOf(fields).map((column) => [name, ...column]);
  });
}

/** Returns the name of a column in the header: `source.url`. */
export function columnName(column: Column): string {
  return column.join('.');
}

/**
 * Returns the cell of a record in a column. A list is one cell: its words joined by "; ", its
 * entries of several fields one a line, `title: Heat | minutes: 20, 45`.
 */
export function cellAt(record: unknown, column: Column): Cell {
  const value = column.reduce((part, name) => fieldOf(part, name), record);
  if (!Array.isArray(value)) return isCell(value) ? value : undefined;
  const hasFields = value.some((item) => typeof item === 'object');
  return hasFields ? value.map(fieldsInLine).join('\n') : value.join('; ');
}

/** Returns the schema of an object that a field holds, also where it may be absent. */
function objectIn(field: z.ZodType): z.ZodObject | undefined {
  if (field instanceof z.ZodObject) return field;
  const mayBeAbsent = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  return mayBeAbsent ? objectIn(field.unwrap() as z.ZodType) : undefined;
}

function fieldsInLine(entry: unknown): string {
  return Object.entries(entry as object)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' | ');
}

function fieldOf(record: unknown, name: string): unknown {
  const isObject = typeof record === 'object' && record !== null;
  return isObject ? Object.getOwnPropertyDescriptor(record, name)?.value : undefined;
}

function isCell(value: unknown): value is Cell {
  return typeof value !== 'object' || value === null;
}
