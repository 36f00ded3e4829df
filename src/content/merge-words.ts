import { isRecord } from './is-record.ts';

/**
 * Words of a network over those of the example, key by key: a value of `own` stands, and where it
 * has none, the one of `base` does. Lists and texts are values, so they are taken whole. A key that
 * is written and left empty (`title:`) has no value. Returns `own` where either is no set of keys.
 */
export function mergeWords(base: unknown, own: unknown): unknown {
  if (own === undefined || own === null) return base;
  if (!isRecord(base) || !isRecord(own)) return own;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeWords(base[key], own[key])]));
}

/**
 * The part of a whole set of words that a network has to keep, so that `mergeWords` gives the whole
 * again: values that differ from the example's, and those that its file, `kept`, has already.
 */
export function ownWords(
  base: Readonly<Record<string, unknown>>,
  whole: Readonly<Record<string, unknown>>,
  kept: unknown,
): Record<string, unknown> {
  const before = isRecord(kept) ? kept : {};
  return Object.fromEntries(
    Object.entries(whole).flatMap(([key, value]) => {
      const example = base[key];
      if (isRecord(example) && isRecord(value)) {
        const inner = ownWords(example, value, before[key]);
        return Object.keys(inner).length > 0 || key in before ? [[key, inner]] : [];
      }
      return key in before || !isSame(example, value) ? [[key, value]] : [];
    }),
  );
}

/** Whether two values of YAML are equal: they are plain, and a form keeps the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
