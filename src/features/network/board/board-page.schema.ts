import { z } from 'zod';
import { closing, heading, page, point } from '#content/page-fields.ts';

/** What the page Advisory Board says around its members (specification section 2, About). */
export const boardPageSchema = page({
  membersTitle: 'Heading of the members, for screen readers',
  duties: heading.describe('Above what the board does'),
  dutyList: z.array(point).min(1).describe('What the board does'),
  closing,
});
export type BoardPageFile = z.infer<typeof boardPageSchema>;
