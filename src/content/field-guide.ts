import { z } from 'zod';
import type { Kind, KindRow } from './kind.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The Markdown of `docs/content-fields.md`: every kind of content with its fields, in the words of
 * their rows and schemas.
 */
export function fieldGuide(kinds: Readonly<Record<string, KindRow>>): string {
  const sections = Object.entries(kinds).map(([name, kind]) => {
    const schema = z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any' });
    return [
      `## ${filePatterns(kind)}`,
      '',
      ...aboutEntries(name, kind),
      ...fieldLines(schema, 0),
      '',
    ].join('\n');
  });
  return [
    '# Every field of every content file',
    '',
    'Written by `npm run content:fields` from the rules the build checks; do not edit by hand.',
    'A field marked *(may be left out)* is optional. No other fields are allowed.',
    '',
    ...sections,
  ].join('\n');
}

/** Of a kind whose entries can be added: what they are, where they show and how one is begun. */
function aboutEntries(name: string, { only, label, hint, preview }: KindRow): string[] {
  if (only !== undefined) return [];
  const shown = preview === undefined ? '' : ` Shown at \`${preview}\`.`;
  return [`**${label}.** ${hint}${shown} A new one: \`npm run content:new ${name} {id}\`.`, ''];
}

/** "`content/speakers/*.md`"; for a kind whose files have fixed names, each of them. */
function filePatterns({ folder, only, format }: Kind): string {
  const path = folder === '.' ? 'content' : `content/${folder}`;
  const names = only ?? ['*'];
  return names.map((name) => `\`${path}/${name}.${format}\``).join(', ');
}

/** A line for each field of a schema and, indented below it, for each of its parts. */
function fieldLines(schema: JsonSchema, depth: number): string[] {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) {
    return variants.flatMap((variant) => {
      const lines = fieldLines(variant as JsonSchema, depth + 1);
      return lines.length > 0 ? [`${'  '.repeat(depth)}- either:`, ...lines] : [];
    });
  }
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = field as JsonSchema;
    const optional = required.has(name) ? '' : ' *(may be left out)*';
    const line = `${'  '.repeat(depth)}- **${name}**${optional}: ${fieldWords(value)}`;
    return [line, ...fieldLines(itemOrItself(value), depth + 1)];
  });
}

/** The schema of the entries of a list; any other schema as it is. */
function itemOrItself(schema: JsonSchema): JsonSchema {
  return schema.type === 'array' ? ((schema.items ?? {}) as JsonSchema) : schema;
}

/** The hint of a field, from `.describe()`, and the values that may stand there. */
function fieldWords(schema: JsonSchema): string {
  const { description = '' } = schema;
  const { enum: choices } = itemOrItself(schema);
  const isEnded = description === '' || /[.?!]$/.test(description);
  let words = isEnded ? description : `${description}.`;
  if (schema.const !== undefined) words += ` Always \`${String(schema.const)}\`.`;
  if (choices) words += ` One of: ${choices.map((choice) => `\`${String(choice)}\``).join(', ')}.`;
  return words;
}
