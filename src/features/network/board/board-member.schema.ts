import { z } from 'zod';
import { link, portraitFile, text, words } from '#content/fields.ts';

/** What an advisory board file may contain (specification section 3, advisory board member). */
export const boardMemberSchema = words({
  name: 'Full name with title or degree',
  title: 'Office and profession: "Chair, nurse and health economist"',
  focus: text.max(300).describe('One or two sentences: what this member looks after'),
  bio: 'The long version, for programs and introductions; the leadership bios print both',
  image: portraitFile
    .optional()
    .describe(
      'Picture beside this file, upright, at least 1040 by 1248 pixels; without it the initials show',
    ),
  linkedin: link.optional().describe('Profile address; leave out if there is none'),
  isChair: z.boolean().default(false).describe('true for the chair, who is shown first'),
  hidden: z.boolean().default(false).describe('true keeps the member off the page'),
  order: z.int().describe('Place in the list after the chair; lower comes first'),
});
export type BoardMemberFile = z.infer<typeof boardMemberSchema>;
