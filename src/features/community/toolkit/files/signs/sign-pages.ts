import { type Direction, directions, type SignId } from './sign-drawings.ts';
import type { SignagePackFile } from './signage-pack.schema.ts';

/** One page of the pack. */
export interface SignPage {
  id: SignId;
  title: string;
  line: string;
  /** Name of the page in the list of bookmarks: “Entrance. To the left”. */
  name: string;
  alt: string;
  direction: Direction;
  /** Description of the arrow, if there is one. */
  arrow: string | undefined;
}

/** The words of the pack → its pages: every sign at its place, then to the left, then to the right. */
export function signPages({ signs, directions: words, arrows }: SignagePackFile): SignPage[] {
  return signs.flatMap((sign) =>
    directions.map((direction) => ({
      ...sign,
      direction,
      name: `${sign.title}. ${words[direction]}`,
      arrow: direction === 'here' ? undefined : arrows[direction],
    })),
  );
}
