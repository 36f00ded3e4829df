import { factBlock } from '#features/community/toolkit/files/claim-sources.ts';
import type { StatisticView } from '#features/evidence/claims/claim.ts';
import type { Block } from '#files/typeset/typeset-document.ts';
import type { MediaKitWordsFile } from './media-kit-words.schema.ts';

type Words = MediaKitWordsFile;

/** A number counted from the site’s own pages, and the page that lists what was counted. */
export interface Count {
  number: number;
  what: string;
  source: { name: string; href: string };
}

/** What the fact sheet about the network is made from: words and counts of the site’s own pages. */
export interface NetworkContent {
  mission: string;
  offers: readonly { title: string; text: string }[];
  counts: readonly Count[];
  steps: readonly { title: string; description: string }[];
  statistics: readonly Pick<StatisticView, 'label' | 'claim'>[];
  board: readonly { name: string; title: string }[];
}

/** The network → the blocks of its fact sheet. */
export function networkFactBlocks(content: NetworkContent, words: MediaKitWordsFile): Block[] {
  const { mission, offers, counts, steps, statistics, board } = content;
  const { network } = words;
  const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
  return [
    heading(network.does),
    { kind: 'paragraph', text: mission },
    { kind: 'list', items: offers.map(titled) },
    heading(network.numbers),
    countTable(counts, network),
    heading(network.chosen),
    {
      ...{ kind: 'list', ordered: true },
      items: steps.map(({ title, description }) => titled({ title, text: description })),
    },
    heading(network.why),
    ...statistics.map((statistic) => statisticBlock(statistic, words)),
    heading(network.board),
    {
      kind: 'list',
      items: board.map(({ name, title }) => [{ text: name, strong: true }, `, ${title}`]),
    },
  ];
}

function countTable(counts: readonly Count[], { numbersLede, columns }: Words['network']): Block {
  const [what = '', source = ''] = columns;
  return {
    ...{ kind: 'table', caption: numbersLede },
    columns: [
      { title: what, share: 5 },
      { title: source, share: 7 },
    ],
    rows: counts.map((count) => [
      [{ text: String(count.number), strong: true }, ` ${count.what}`],
      [{ text: count.source.name, href: count.source.href }],
    ]),
  };
}

/** A statistic of the home page. Where ours is not confirmed, its label says what it would be of. */
function statisticBlock(
  { label, claim }: NetworkContent['statistics'][number],
  words: Words,
): Block {
  const block = factBlock(claim, words);
  return claim.status === 'supported' || block.kind !== 'fact' ? block : { ...block, text: label };
}

function titled({ title, text }: { title: string; text: string }) {
  return [{ text: /[.?!]$/.test(title) ? title : `${title}.`, strong: true }, ` ${text}`];
}
