import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A value of structured data as JSON has it. */
type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Names that belong to JSON-LD, and the one that search engines add for the search of a site. */
const others = new Set(['@context', '@type', '@id', 'query-input']);
/** Types that are written as a text. */
const texts = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration', 'Number', 'Integer']);
const types = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);

/**
 * Properties of each type, `name → types it takes`, without those of the types above it; and which
 * these are.
 */
const own = new Map<string, { above: string[]; properties: Map<string, string[]> }>();
for (const [, name = '', above = '', body = ''] of types.matchAll(
  /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;/gm)];
  own.set(name, {
    above: [...above.matchAll(/(\w+)Base/g)].map(([, base = '']) => base),
    properties: new Map(properties.map(([, key = '', value = '']) => [key, value.split(' | ')])),
  });
}
/** A type that adds no property is only known by what it extends. */
for (const [, name = '', above = ''] of types.matchAll(
  /^export interface (\w+)Leaf extends (\w+)Base \{/gm,
)) {
  if (!own.has(name)) own.set(name, { above: [above], properties: new Map() });
}
const unions = new Map(
  [...types.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', parts = '']) => [
    name,
    parts.split(' | '),
  ]),
);

/**
 * What is wrong with structured data by the vocabulary of schema.org (as `schema-dts` has it): one
 * line for each problem.
 */
export function schemaProblems(value: Value, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => schemaProblems(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  const type = String(value['@type']);
  if (!own.has(type)) return [`${path}: there is no type ${type}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (others.has(name)) return [];
    const place = `${path}/${type}.${name}`;
    const taken = takenBy(type, name);
    if (!taken) return [`${place}: there is no such property`];
    const items = Array.isArray(inner) ? inner : [inner];
    const wrong = items.filter((item) => !fits(item, taken)).map((item) => JSON.stringify(item));
    return [
      ...wrong.map((item) => `${place}: takes ${taken.join(', ')}, not ${item}`),
      ...schemaProblems(inner, place),
    ];
  });
}

function takenBy(type: string, property: string): string[] | undefined {
  const known = own.get(type);
  const found = known?.properties.get(property);
  if (found) return found;
  return known?.above.map((above) => takenBy(above, property)).find((taken) => taken !== undefined);
}

function fits(value: Value, taken: readonly string[]): boolean {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return taken.some((name) => isKindOf(String(value['@type']), name));
  }
  if (typeof value === 'boolean') return taken.includes('Boolean');
  if (typeof value === 'number') return taken.some((name) => /^(Number|Integer|Float)$/.test(name));
  return taken.some(
    (name) => texts.has(name) || (unions.get(name) ?? []).includes(JSON.stringify(value)),
  );
}

/** Whether a type is another one or lies below it. */
function isKindOf(type: string, name: string): boolean {
  return type === name || (own.get(type)?.above ?? []).some((above) => isKindOf(above, name));
}
