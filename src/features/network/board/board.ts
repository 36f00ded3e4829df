import { z } from 'zod';
import { entryTitle, link, portraitFile, text, words, wrongFamilyName } from '#content/fields.ts';
import { hasFamilyName, type NamedPerson, sortName } from '#site/person-name.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';

export const boardHref = '/about/advisory-board';

/** The schema of an advisory board file (specification section 3, advisory board member). */
export const boardMemberSchema = words({
  name: entryTitle('Full name with title or degree'),
  familyName: text
    .optional()
    .describe(
      'Family name as it stands in the name, where the check cannot tell it: "García Márquez"',
    )
    .meta({
      hintInForm:
        'The part of the name that lists are sorted by, where it is not the last word: “García Márquez”',
    }),
  title: 'Office and profession: "Chair, nurse and health economist"',
  focus: text.max(300).describe('One or two sentences: what this member looks after'),
  bio: 'The long version, for programs and introductions; the leadership bios print both',
  image: portraitFile
    .optional()
    .describe(
      'Picture beside this file, upright, at least 1040 by 1248 pixels; without it the initials show',
    )
    .meta({
      hintInForm: 'Upright, at least 1040 by 1248 pixels; without a picture the initials show',
    }),
  linkedin: link
    .optional()
    .describe('Profile address; leave out if there is none')
    .meta({ label: 'LinkedIn' }),
  isChair: z.boolean().default(false).describe('true for the chair, who is shown first'),
  hidden: z
    .boolean()
    .default(false)
    .describe('true keeps the member off the page')
    .meta({ label: 'Hidden from the page', hintInForm: 'Tick to keep the member off the page' }),
  order: z.int().describe('Place in the list after the chair; lower comes first'),
}).refine(hasFamilyName, wrongFamilyName);
export type BoardMemberFile = z.infer<typeof boardMemberSchema>;

/** A member for views. The initials stand for a missing picture. */
export interface BoardMemberView
  extends Pick<BoardMemberFile, 'name' | 'title' | 'focus' | 'isChair'> {
  initials: string;
  picture: PictureView | undefined;
  /**
   * The profile on another site, if there is one. `href` is undefined while it is still to come.
   */
  profile: { href: string | undefined } | undefined;
}

/**
 * Returns the members that a visitor sees: the chair, then the others by their `order`, equal ones
 * by family name. Hidden members are left out, also a hidden chair (specification section 2,
 * Advisory Board).
 */
export function orderBoard<
  Member extends NamedPerson & Pick<BoardMemberFile, 'isChair' | 'hidden' | 'order'>,
>(members: readonly Member[]): Member[] {
  return members
    .filter(({ hidden }) => !hidden)
    .toSorted(
      (a, b) =>
        Number(b.isChair) - Number(a.isChair) ||
        a.order - b.order ||
        sortName(a).localeCompare(sortName(b), 'en'),
    );
}
