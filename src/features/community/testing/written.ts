import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { checklistSchema, plannerPageSchema } from '#features/community/planner/planner.schema.ts';

/** A file of `content/` as its schema reads it. Throws where it breaks the schema. */
export function written<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(`example/${path}`, 'utf8')));
}

export const plannerPage = written('pages/planner.yaml', plannerPageSchema);
export const checklist = written('toolkit/checklist.yaml', checklistSchema);
