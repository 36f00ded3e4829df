import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { BoardMemberFile } from './board-member.schema.ts';

/** A member as views see one: the picture sized, the initials that stand in for it. */
export interface BoardMemberView
  extends Pick<BoardMemberFile, 'name' | 'title' | 'focus' | 'isChair'> {
  initials: string;
  picture: PictureView | undefined;
  /** The profile elsewhere: its address, still to come, or none. */
  profile: { href: string | undefined } | undefined;
}

/**
 * The members a visitor sees, in order: the chair, then the rest by their `order`, equal ones by
 * name. Hidden members are left out, a hidden chair too (specification section 2, Advisory Board).
 */
export function orderBoard<
  Member extends Pick<BoardMemberFile, 'name' | 'isChair' | 'hidden' | 'order'>,
>(members: readonly Member[]): Member[] {
  return members
    .filter(({ hidden }) => !hidden)
    .toSorted(
      (a, b) =>
        Number(b.isChair) - Number(a.isChair) ||
        a.order - b.order ||
        a.name.localeCompare(b.name, 'en'),
    );
}
