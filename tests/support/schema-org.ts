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
 * Each type with its parent types, and with its own properties by name: the types of their values.
 */
const ownTypes = new Map<string, { parents: string[]; properties: Map<string, string[]> }>();
for (const [, name = '', bases = '', body = ''] of types.matchAll(
  /^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;/gm)];
  ownTypes.set(name, {
    parents: [...bases.matchAll(/(\w+)Base/g)].map(([, base = '']) => base),
    properties: new Map(properties.map(([, key = '', value = '']) => [key, value.split(' | ')])),
  });
}
// A type without properties of its own is declared only as a leaf of its parent type.
for (const [, name = '', parent = ''] of types.matchAll(
  /^export interface (\w+)Leaf extends (\w+)Base \{/gm,
)) {
  if (!ownTypes.has(name)) ownTypes.set(name, { parents: [parent], properties: new Map() });
}
const unions = new Map(
  [...types.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', parts = '']) => [
    name,
    parts.split(' | '),
  ]),
);

/**
 * Returns one line for each place where structured data does not follow the vocabulary of
 * schema.org, as `schema-dts` has it.
 */
export function schemaProblems(value: Value, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => schemaProblems(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const type = String(value['@type']);
  if (!ownTypes.has(type)) return [`${path}: there is no type ${type}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (others.has(name)) return [];
    const place = `${path}/${type}.${name}`;
    const allowedTypes = typesOfProperty(type, name);
    if (!allowedTypes) return [`${place}: there is no such property`];
    const items = Array.isArray(inner) ? inner : [inner];
    const wrong = items
      .filter((item) => !fits(item, allowedTypes))
      .map((item) => JSON.stringify(item));
    return [
      ...wrong.map((item) => `${place}: takes ${allowedTypes.join(', ')}, not ${item}`),
      ...schemaProblems(inner, place),
    ];
  });
}

function typesOfProperty(type: string, property: string): string[] | undefined {
  const known = ownTypes.get(type);
  const found = known?.properties.get(property);
  if (found) return found;
  return known?.parents
    .map((parent) => typesOfProperty(parent, property))
    .find((types) => types !== undefined);
}

function fits(value: Value, allowedTypes: readonly string[]): boolean {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return allowedTypes.some((name) => isKindOf(String(value['@type']), name));
  }
  if (typeof value === 'boolean') return allowedTypes.includes('Boolean');
  if (typeof value === 'number')
    return allowedTypes.some((name) => /^(Number|Integer|Float)$/.test(name));
  return allowedTypes.some(
    (name) => texts.has(name) || (unions.get(name) ?? []).includes(JSON.stringify(value)),
  );
}

/** Whether a type is another one or lies below it. */
function isKindOf(type: string, name: string): boolean {
  return (
    type === name || (ownTypes.get(type)?.parents ?? []).some((parent) => isKindOf(parent, name))
  );
}
