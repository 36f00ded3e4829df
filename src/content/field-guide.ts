import { z } from 'zod';
import type { Kind } from './kind.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Every kind of content with its fields, as the Markdown of `docs/content-fields.md`. The words
 * come from the schemas.
 */
export function fieldGuide(kinds: Readonly<Record<string, Kind>>): string {
  const sections = Object.values(kinds).map((kind) => {
    const schema = z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any' });
    return [`## ${filesOf(kind)}`, '', ...fieldLines(schema, 0), ''].join('\n');
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

function filesOf({ folder, only, format }: Kind): string {
  const path = folder === '.' ? 'content' : `content/${folder}`;
  return only
    ? only.map((name) => `\`${path}/${name}.${format}\``).join(', ')
    : `\`${path}/*.${format}\``;
}

function fieldLines(schema: JsonSchema, depth: number): string[] {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants)
    return variants.flatMap((variant) => {
      const lines = fieldLines(variant as JsonSchema, depth + 1);
      return lines.length > 0 ? [`${'  '.repeat(depth)}- either:`, ...lines] : [];
    });
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = field as JsonSchema;
    const optional = required.has(name) ? '' : ' *(may be left out)*';
    const line = `${'  '.repeat(depth)}- **${name}**${optional}: ${fieldWords(value)}`;
    return [line, ...fieldLines(itemOf(value), depth + 1)];
  });
}

function itemOf(schema: JsonSchema): JsonSchema {
  return schema.type === 'array' ? ((schema.items ?? {}) as JsonSchema) : schema;
}

function fieldWords(schema: JsonSchema): string {
  const { enum: choices } = itemOf(schema);
  const fixed = schema.const === undefined ? '' : ` Always \`${String(schema.const)}\`.`;
  const list = choices
    ? ` One of: ${choices.map((choice) => `\`${String(choice)}\``).join(', ')}.`
    : '';
  const words = schema.description ?? '';
  return `${words}${/[.?!]$/.test(words) || words === '' ? '' : '.'}${fixed}${list}`;
}
