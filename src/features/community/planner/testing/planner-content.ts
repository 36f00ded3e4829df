import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { checklistSchema } from '../checklist.schema.ts';
import { plannerPageSchema } from '../planner-page.schema.ts';

/** The words and the tasks as they are. */
export const page = plannerPageSchema.parse(read('pages/planner'));
export const checklist = checklistSchema.parse(read('toolkit/checklist'));

function read(name: string): unknown {
  return parse(readFileSync(`content/${name}.yaml`, 'utf8'));
}
