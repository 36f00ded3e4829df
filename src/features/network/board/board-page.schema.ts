import { z } from 'zod';
import { text } from '#content/fields.ts';
import { closing, heading, pageFields, point } from '#content/page-fields.ts';

/** What the page Advisory Board says around its members (specification section 2, About). */
export const boardPageSchema = z.strictObject({
  ...pageFields,
  membersTitle: text.describe('Heading of the members, for screen readers'),
  duties: heading.describe('Above what the board does'),
  dutyList: z.array(point).min(1).describe('What the board does'),
  closing,
});
export type BoardPageFile = z.infer<typeof boardPageSchema>;
