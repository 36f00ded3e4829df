import { getCollection } from 'astro:content';
import { orderBoard } from '#features/network/board/board.ts';
import { leadershipBlocks } from './leadership-bios.ts';
import type { FileFrame } from './load-frame.ts';
import { type KitDownload, textFiles } from './text-file.ts';

/** The leadership bios: everyone the board’s page shows, in its order. */
export async function loadLeadershipBios(frame: FileFrame): Promise<KitDownload[]> {
  const { words } = frame;
  const members = orderBoard((await getCollection('board')).map(({ data }) => data));
  const { title, lede } = words.bios;
  const blocks = leadershipBlocks(members, words);
  const document = { file: 'leadership-bios', item: 'leadership-bios', title, lede, blocks };
  return textFiles({ ...document, updated: words.updated }, frame);
}
