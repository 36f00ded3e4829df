import {
  type ClaimLedger,
  type ClaimView,
  claimIn,
  type SourceLink,
} from '#features/evidence/claims/claim.ts';
import { factBlock, sourceNote, sourceNotes } from '#features/evidence/claims/claim-blocks.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { AdviceView } from '#features/response/hazards/kit/kit.ts';
import type { KeyMessageView } from '#features/response/key-messages/key-message.ts';
import type { Block, Words } from '#files/typeset/typeset-document.ts';
import type { Checklist } from '../../planner/planner.schema.ts';
import type { ToolkitDocumentFile, ToolkitPart, ToolkitWordsFile } from './documents.schema.ts';

/** A document of the library: the source that the toolkit cites, and its description. */
interface LibraryDocument {
  source: SourceLink;
  description: string;
}

/** The content that parts refer to by id. */
export interface PartContext {
  words: ToolkitWordsFile;
  ledger: ClaimLedger;
  library: ReadonlyMap<string, LibraryDocument>;
  /** The phases of the checklist with their tasks. */
  phases: Checklist['phases'];
  hazards: readonly { name: string; questions: readonly string[] }[];
}

/** The sections of a content file → the blocks of a document. Throws for an unknown id of a claim, phase or document. */
export function documentBlocks(
  sections: ToolkitDocumentFile['sections'],
  context: PartContext,
): Block[] {
  return sections.flatMap(({ title, newPage, parts }) => [
    { kind: 'heading' as const, level: 2 as const, text: title, ...(newPage && { newPage }) },
    ...parts.flatMap((part) => partBlocks(part, context)),
  ]);
}

function partBlocks(part: ToolkitPart, context: PartContext): Block[] {
  const { words, ledger } = context;
  switch (part.kind) {
    case 'heading':
      return [{ kind: 'heading', level: 3, text: part.text }];
    case 'steps':
      return [{ kind: 'list', items: part.items, ordered: true }];
    case 'phase':
      return [phaseBlock(part, context)];
    case 'question':
      return [
        {
          kind: 'together',
          blocks: [
            { kind: 'heading', level: 3, text: part.text },
            { kind: 'paragraph', text: [{ text: words.followUp, strong: true }] },
            { kind: 'list', items: part.follow },
            { kind: 'paragraph', text: [{ text: words.note, strong: true }, ` ${part.note}`] },
          ],
        },
      ];
    case 'answer':
      return [answerBlock(part, context)];
    case 'facts':
      return part.claims.map((id) => factBlock(claimIn(ledger, id), words));
    case 'documents':
      return part.resources.map((id): Block => {
        const { source, description } = libraryDocument(id, context);
        return { kind: 'evidence', text: description, sources: [sourceNote(source, words.source)] };
      });
    case 'hazardQuestions':
      return context.hazards.flatMap(({ name, questions }) => [
        { kind: 'heading', level: 3, text: name },
        { kind: 'checks', items: questions },
      ]);
    case 'writing':
      return [{ kind: 'fields', items: part.items }];
    default:
      return [part];
  }
}

function phaseBlock(
  { phase: title, as, caption = title }: Extract<ToolkitPart, { kind: 'phase' }>,
  { phases, words }: PartContext,
): Block {
  const phase = phases.find((candidate) => candidate.title === title);
  if (!phase) throw new Error(`content/toolkit/checklist.yaml: there is no phase "${title}"`);
  const items = phase.tasks.map(({ task }) => task);
  if (as === 'steps') return { kind: 'list', items, ordered: true };
  if (as === 'checks') return { kind: 'checks', items };
  const { task, who, when } = words.tasks;
  return {
    kind: 'table',
    caption,
    columns: [
      { title: task, share: 12 },
      { title: who, share: 4 },
      { title: when, share: 3 },
    ],
    rows: items.map((item) => [item, '', '']),
    ticks: true,
  };
}

/** An answer, the published sentences of its claims, and the documents that say more. */
function answerBlock(
  { question, text, claims, resources }: Extract<ToolkitPart, { kind: 'answer' }>,
  context: PartContext,
): Block {
  const { words, ledger } = context;
  const evidence = claims.map((id) => claimIn(ledger, id).published);
  const more = resources.map((id) => libraryDocument(id, context).source);
  const blocks: Block[] = [
    { kind: 'heading', level: 3, text: question },
    { kind: 'paragraph', text },
    ...evidence.flatMap(({ wording, source }): Block[] => [
      { kind: 'evidence', text: wording, sources: [sourceNote(source, words.source)] },
    ]),
    ...(more.length > 0
      ? [{ kind: 'sources' as const, sources: sourceNotes(more, words.moreIn) }]
      : []),
  ];
  return { kind: 'together', blocks };
}

function libraryDocument(id: string, { library }: PartContext): LibraryDocument {
  const document = library.get(id);
  if (!document) throw new Error(`content/resources: there is no document "${id}"`);
  return document;
}

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
