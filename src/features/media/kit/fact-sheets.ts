import {
  factBlock,
  type SourceLink,
  type StatisticView,
  sourceNotes,
} from '#features/evidence/claims/claim.ts';
import type { BoardMemberFile } from '#features/network/board/board.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { Block, Words } from '#files/typeset/typeset-document.ts';
import { fillInPhone } from '#site/desk-phone.ts';
import { capitalized } from '#site/words.ts';
import { linkAtPlace } from './kit-document.ts';
import type { MediaKitWordsFile } from './media-kit.schema.ts';

interface FactSheetContent
  extends Pick<HazardView, 'healthImpacts' | 'facts'>,
    Pick<HazardFile, 'atRisk' | 'questions'> {
  message: { text: string; sources: readonly SourceLink[] };
  speakers: readonly { name: string; title: string; hours: string }[];
  kit: string;
  email: string;
  /** The number of the media desk, if it has one. */
  phone: string | undefined;
}

/**
 * Returns the blocks of the fact sheet of a hazard. Each figure has its source, or the mark of its
 * status, as on the page.
 */
export function hazardFactBlocks(content: FactSheetContent, words: MediaKitWordsFile): Block[] {
  const { message, facts, healthImpacts, atRisk, questions, speakers, kit, email } = content;
  const { factSheet: sheet, source } = words;
  const lede = fillInPhone(sheet.speakersLede, content.phone);
  return [
    {
      kind: 'say',
      label: sheet.message,
      text: message.text,
      sources: sourceNotes(message.sources, source),
    },
    heading(sheet.facts),
    { kind: 'paragraph', text: sheet.factsLede },
    ...facts.map((claim) => factBlock(claim, words)),
    heading(sheet.impacts),
    { kind: 'list', items: healthImpacts },
    heading(sheet.atRisk),
    { kind: 'list', items: atRisk },
    heading(sheet.questions),
    { kind: 'list', items: questions },
    { kind: 'heading', level: 2, text: sheet.speakers, newPage: true },
    { kind: 'paragraph', text: linkAtPlace(lede, 'email', email, `mailto:${email}`) },
    {
      kind: 'list',
      items: speakers.map(({ name, title, hours }) => strong(name, `, ${title}. ${hours}`.trim())),
    },
    { kind: 'paragraph', text: linkAtPlace(sheet.more, 'href', kit, kit) },
  ];
}

function heading(text: string): Block {
  return { kind: 'heading', level: 2, text };
}

function strong(text: string, rest: string): Words {
  return [{ text, strong: true }, rest];
}

/** A number counted from the site’s own content, and the page that lists what was counted. */
export interface Count {
  number: number;
  what: string;
  source: { name: string; href: string };
}

interface NetworkContent {
  mission: string;
  offers: readonly { title: string; text: string }[];
  counts: readonly Count[];
  steps: readonly { title: string; description: string }[];
  statistics: readonly Pick<StatisticView, 'label' | 'claim'>[];
  board: readonly { name: string; title: string }[];
}

/** Returns the blocks of the fact sheet about the network. */
export function networkFactBlocks(content: NetworkContent, words: MediaKitWordsFile): Block[] {
  const { mission, offers, counts, steps, statistics, board } = content;
  const { network } = words;
  return [
    heading(network.does),
    { kind: 'paragraph', text: mission },
    { kind: 'list', items: offers.map(({ title, text }) => titled(title, text)) },
    heading(network.numbers),
    countTable(counts, network),
    heading(network.chosen),
    {
      kind: 'list',
      ordered: true,
      items: steps.map(({ title, description }) => titled(title, description)),
    },
    heading(network.why),
    // Where a claim is not confirmed, the label of the home page replaces the sentence of the
    // source.
    ...statistics.map(({ label, claim }) => ({
      ...factBlock(claim, words),
      ...(claim.status !== 'supported' && { text: capitalized(label) }),
    })),
    heading(network.board),
    { kind: 'list', items: board.map(({ name, title }) => strong(name, `, ${title}`)) },
  ];
}

function countTable(
  counts: readonly Count[],
  { numbersLede, columns }: MediaKitWordsFile['network'],
): Block {
  const [what = '', source = ''] = columns;
  return {
    kind: 'table',
    caption: numbersLede,
    columns: [
      { title: what, share: 5 },
      { title: source, share: 7 },
    ],
    rows: counts.map((count) => [
      strong(String(count.number), ` ${count.what}`),
      [{ text: count.source.name, href: count.source.href }],
    ]),
  };
}

/**
 * Returns a title in bold, with a period where it has no mark at its end, and the text after it.
 */
function titled(title: string, text: string): Words {
  return strong(/[.?!]$/.test(title) ? title : `${title}.`, ` ${text}`);
}

/**
 * Returns the blocks of the leadership bios, a short and a long one for each member, in the order
 * given.
 */
export function leadershipBlocks(
  members: readonly Pick<BoardMemberFile, 'name' | 'title' | 'focus' | 'bio'>[],
  words: MediaKitWordsFile['bios'],
): Block[] {
  return [
    { kind: 'callout', lead: `${words.use}.`, text: words.useText },
    ...members.flatMap(({ name, title, focus, bio }): Block[] => [
      { kind: 'heading', level: 2, text: name },
      { kind: 'heading', level: 3, text: words.short },
      { kind: 'paragraph', text: `${name}. ${title}. ${focus}` },
      { kind: 'heading', level: 3, text: words.long },
      { kind: 'paragraph', text: bio },
    ]),
  ];
}
