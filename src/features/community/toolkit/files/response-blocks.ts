import { type ClaimView, factBlock, sourceNotes } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { AdviceView } from '#features/response/hazards/kit/kit.ts';
import type { KeyMessageView } from '#features/response/key-messages/key-message.ts';
import type { Block, Words } from '#files/typeset/typeset-document.ts';
import type { ToolkitWordsFile } from './documents.schema.ts';

/** The content of a handout, all of it from the kit of the hazard. */
interface HandoutContent
  extends Pick<HazardView, 'name' | 'introduction' | 'healthImpacts' | 'keyMessages' | 'facts'> {
  atRisk: HazardFile['atRisk'];
  actions: HazardView['actions'];
  advice: Record<keyof HazardFile['advice'], readonly AdviceView[]>;
  /** Full address of the kit. */
  kit: string;
}

const phases = ['before', 'during', 'after'] as const;

/** A hazard → the blocks of the page that guests take home. Its only figures are those that a source confirms. */
export function handoutBlocks(content: HandoutContent, words: ToolkitWordsFile): Block[] {
  const { introduction, healthImpacts, atRisk, keyMessages, advice, actions, facts, kit } = content;
  const { handout, source } = words;
  const [first = '', ...others] = keyMessages;
  const supported = facts.filter(isForHandout).slice(0, 1);
  const documents = phases.flatMap((phase) => advice[phase].map((line) => line.source));
  const actionSources = actions.map(({ published }) => published.source);
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
    { kind: 'sources', sources: sourceNotes(actionSources, source) },
    heading(handout.facts),
    ...supported.map((claim) => factBlock(claim, words)),
    heading(handout.ask),
    { kind: 'list', items: handout.asks.map((line) => withLink(line, kit)) },
    { kind: 'fields', items: handout.write.map((label) => ({ label, lines: 1 })) },
  ];
}

/** Whether a handout may show a figure: it has no room to explain one that is under review. */
export function isForHandout({ status }: ClaimView): boolean {
  return status === 'supported';
}

/** Replaces `{kit}` in a line by its address as a link whose text is the address. */
function withLink(line: string, kit: string): Words {
  const [before = '', after] = line.split('{kit}');
  return after === undefined ? before : [before, { text: kit, href: kit }, after];
}

/** The messages, and the words around them on their page. */
interface KeyMessagesContent {
  introduction: readonly string[];
  messages: readonly KeyMessageView[];
  sayIt: { title: string; tips: readonly string[] };
}

/** The key messages page → the blocks of its guide, with the same messages and evidence word for word. */
export function keyMessagesBlocks(
  { introduction, messages, sayIt }: KeyMessagesContent,
  words: ToolkitWordsFile,
): Block[] {
  const guide = words.keyMessages;
  return [
    { kind: 'heading', level: 2, text: guide.use },
    ...introduction.map((text): Block => ({ kind: 'paragraph', text })),
    { kind: 'heading', level: 3, text: guide.opening },
    { kind: 'list', items: guide.openings, ordered: true },
    ...messages.flatMap(({ title, short, long, evidence }): Block[] => [
      { kind: 'heading', level: 2, text: title },
      { kind: 'say', label: guide.short, text: short, sources: [] },
      { kind: 'heading', level: 3, text: guide.long },
      { kind: 'paragraph', text: long },
      { kind: 'heading', level: 3, text: guide.evidence },
      factBlock(evidence, words),
    ]),
    { kind: 'heading', level: 2, text: sayIt.title },
    { kind: 'list', items: sayIt.tips },
  ];
}
