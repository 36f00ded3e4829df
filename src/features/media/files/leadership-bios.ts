import type { BoardMemberFile } from '#features/network/board/board-member.schema.ts';
import type { Block } from '#files/typeset/typeset-document.ts';
import type { MediaKitWordsFile } from './media-kit-words.schema.ts';

type Member = Pick<BoardMemberFile, 'name' | 'title' | 'focus' | 'bio'>;

/** The members of the board, in the order of their page → the blocks of the leadership bios, each short and long. */
export function leadershipBlocks(
  members: readonly Member[],
  { bios }: Pick<MediaKitWordsFile, 'bios'>,
): Block[] {
  return [
    { kind: 'callout', lead: `${bios.use}.`, text: bios.useText },
    ...members.flatMap(({ name, title, focus, bio }): Block[] => [
      { kind: 'heading', level: 2, text: name },
      { kind: 'heading', level: 3, text: bios.short },
      { kind: 'paragraph', text: `${name}. ${title}. ${focus}` },
      { kind: 'heading', level: 3, text: bios.long },
      { kind: 'paragraph', text: bio },
    ]),
  ];
}
