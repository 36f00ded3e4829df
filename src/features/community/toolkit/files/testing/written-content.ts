import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { checklistSchema } from '#features/community/planner/checklist.schema.ts';
import { type ClaimFile, claimSchema } from '#features/evidence/claims/claim.schema.ts';
import { claimLedger } from '#features/evidence/claims/claim.ts';
import { resourceSchema } from '#features/library/resource.schema.ts';
import { hazardSchema } from '#features/response/hazards/hazard.schema.ts';
import { resourceSource } from '#features/response/hazards/references.ts';
import type { PartContext } from '../document-blocks.ts';
import { toolkitWordsSchema } from '../toolkit-words.schema.ts';

/** The content files of a folder by their ids, as their schema reads them. */
function folder<Schema extends z.ZodType>(name: string, schema: Schema) {
  const files = readdirSync(`content/${name}`).filter((file) => file.endsWith('.yaml'));
  return new Map(
    files.map((file) => [file.replace('.yaml', ''), written(`${name}/${file}`, schema)]),
  );
}

/** One content file, as its schema reads it. */
export function written<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(`content/${path}`, 'utf8')));
}

export const hazardFiles = folder('hazards', hazardSchema);

/** What the documents refer to, as it is written. */
export const writtenContext: PartContext = {
  words: written('toolkit/words.yaml', toolkitWordsSchema),
  ledger: claimLedger(folder('claims', claimSchema) as Map<string, ClaimFile>),
  library: new Map(
    [...folder('resources', resourceSchema)].map(([id, file]) => [
      id,
      { source: resourceSource(file), description: file.description },
    ]),
  ),
  phases: written('toolkit/checklist.yaml', checklistSchema).phases,
  hazards: [...hazardFiles.values()],
};
