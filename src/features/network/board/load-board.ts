import { getCollection } from 'astro:content';
import { loadPicture } from '#content/load-picture.ts';
import { offeredAddress } from '#site/site.ts';
import { initialsOf } from '#site/words.ts';
import { type BoardMemberView, orderBoard } from './board.ts';

/** Loads the members of the advisory board that visitors see, the chair first. */
export async function loadBoard(): Promise<BoardMemberView[]> {
  const members = (await getCollection('board')).map(({ data }) => data);
  return Promise.all(
    orderBoard(members).map(async ({ name, title, focus, isChair, image, linkedin }) => ({
      name,
      title,
      focus,
      isChair,
      initials: initialsOf(name),
      picture: image === undefined ? undefined : await loadPicture('board', image),
      profile: linkedin === undefined ? undefined : { href: offeredAddress(linkedin) },
    })),
  );
}
