import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { AdviceView } from '#features/response/hazards/kit/kit.ts';
import type { Block, Words } from '#files/typeset/typeset-document.ts';
import { factBlock, sourceNotes } from './claim-sources.ts';
import { isForHandout } from './claims-in-files.ts';
import type { ToolkitWordsFile } from './toolkit-words.schema.ts';

/** What a handout is made from: what the kit of the hazard shows, and nothing else. */
export interface HandoutContent
  extends Pick<HazardView, 'name' | 'introduction' | 'healthImpacts' | 'keyMessages' | 'facts'> {
  atRisk: HazardFile['atRisk'];
  actions: HazardView['actions'];
  advice: Record<keyof HazardFile['advice'], readonly AdviceView[]>;
  /** Full address of the kit. */
  kit: string;
}

const phases = ['before', 'during', 'after'] as const;

/** A hazard → the blocks of the page that guests take home. Only figures that their source states are in it. */
export function handoutBlocks(content: HandoutContent, words: ToolkitWordsFile): Block[] {
  const { introduction, healthImpacts, atRisk, keyMessages, advice, actions, facts, kit } = content;
  const { handout, source } = words;
  const [first = '', ...others] = keyMessages;
  const supported = facts.filter(isForHandout).slice(0, 1);
  const documents = phases.flatMap((phase) => advice[phase].map((line) => line.source));
  const stood = actions.map(({ published }) => published.source);
  const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
  return [
    { kind: 'callout', lead: handout.first, text: first },
    { kind: 'paragraph', text: introduction },
    heading(handout.do),
    ...phases.flatMap((phase): Block[] => [
      { kind: 'heading', level: 3, text: handout[phase] },
      { kind: 'list', items: advice[phase].map(({ text }) => text) },
    ]),
    { kind: 'sources', sources: sourceNotes(documents, source) },
    heading(handout.impacts),
    { kind: 'list', items: healthImpacts },
    heading(handout.atRisk),
    { kind: 'list', items: atRisk },
    heading(handout.pass),
    { kind: 'list', items: others },
    { kind: 'sources', sources: sourceNotes(stood, source) },
    heading(handout.facts),
    ...supported.map((claim) => factBlock(claim, words)),
    heading(handout.ask),
    { kind: 'list', items: handout.asks.map((line) => withLink(line, kit)) },
    { kind: 'fields', items: handout.write.map((label) => ({ label, lines: 1 })) },
  ];
}

/** A line in which `{kit}` stands for an address → the same with the address as a link that can be read. */
function withLink(line: string, kit: string): Words {
  const [before = '', after] = line.split('{kit}');
  return after === undefined ? before : [before, { text: kit, href: kit }, after];
}
