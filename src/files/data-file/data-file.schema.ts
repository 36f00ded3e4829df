import { z } from 'zod';

/** What every file under `/data/` begins with. `license` says in one line what the license is for. */
export function dataFileFields(license: string) {
  return {
    $schema: z.url().describe('Address of this schema'),
    license: z.url().describe(license),
    source: z
      .strictObject({
        name: z.string().describe('Who to name when the words are used'),
        url: z.url().describe('Where people read the same list'),
      })
      .describe('Where the words come from'),
    notice: z.string().optional().describe('What everyone who uses the file must know first'),
  };
}
