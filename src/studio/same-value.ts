import { isRecord } from '#content/is-record.ts';
import type { Written } from './protocol.ts';

/** Whether two values are the same once written: a field that is undefined is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** Whether two versions have the same fields, the same text and the same files that wait. */
export function isSameWritten(a: Written, b: Written): boolean {
  return isSameFile(a, b) && isSame(a.uploads, b.uploads);
}

/** Whether two versions have the same fields and the same text, whatever waits beside them. */
export function isSameFile(a: Written, b: Written): boolean {
  return isSame(a.data, b.data) && a.body === b.body && a.source === b.source;
}
