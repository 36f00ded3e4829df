import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Kind } from '#content/kind.ts';
import { readEntry } from '#content/read-entry.ts';
import { kinds } from '#kinds.ts';
import { hostileStrings } from '#site/testing/hostile-strings.ts';

type Leaf = readonly (string | number)[];

/**
 * The hostile strings that could become an element, and those that could be an address that runs.
 * The others are words, if odd ones.
 */
const markup = hostileStrings.filter((text) => /<[a-z/!]/i.test(text));
const running = hostileStrings.filter((text) => /^(java\s*script|data|vbscript):/i.test(text));

/** The data of the first file of a kind; undefined where there is none. */
function sampleOf({ folder, format, ...kind }: Kind): unknown {
  const name = 'only' in kind ? (kind.only as readonly string[])[0] : '*';
  const [file] = globSync(join('example', folder, `${name}.${format}`)).sort();
  return file && readEntry(readFileSync(file, 'utf8'), format).document.toJS();
}

/**
 * The names of all entries and pictures. A field with a name is left out: another name there leads
 * nowhere, which stops the build (`referenceProblems`).
 */
const names = new Set(globSync('example/**/*.*').map((file) => parse(file).name));

function isName(value: unknown): boolean {
  return names.has(String(value)) || String(value).startsWith('./');
}

/** The paths of all strings in a value. */
function leavesOf(value: unknown, leaf: Leaf = []): Leaf[] {
  if (typeof value === 'string') return [leaf];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...leaf, key]));
}

function valueAt(value: unknown, [key, ...rest]: Leaf): unknown {
  return key === undefined ? value : valueAt((value as Record<string, unknown>)[key], rest);
}

/** The value with another text at the path of a string. */
function withText(value: unknown, [key, ...rest]: Leaf, text: string): unknown {
  if (key === undefined) return text;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withText(copy[key], rest, text);
  return copy;
}

test('the hostile strings are mostly such as could come to life', () => {
  expect(hostileStrings).toHaveLength(200);
  expect(markup.length).toBeGreaterThan(120);
  expect(running.length).toBeGreaterThan(3);
});

for (const [name, kind] of Object.entries(kinds)) {
  test(`no field of ${name} takes an element or an address that runs`, () => {
    const sample = sampleOf(kind as Kind);
    const schema: z.ZodType = kind.schema;
    const leaves = leavesOf(sample).filter((leaf) => !isName(valueAt(sample, leaf)));
    expect(sample).toBeDefined();
    const accepted = leaves.flatMap((leaf, place) => {
      const some = Array.from(
        { length: 2 },
        (_, turn) => markup[(place * 2 + turn) % markup.length],
      );
      const isAddress = /^(https?:|mailto:|\/|#)/.test(String(valueAt(sample, leaf)));
      const tried = [...some, ...(isAddress ? running : [])];
      return tried
        .filter((text = '') => schema.safeParse(withText(sample, leaf, text)).success)
        .map((text) => `${leaf.join('.')}: ${text}`);
    });
    expect(accepted).toEqual([]);
  });
}
