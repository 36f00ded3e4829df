import { checklistPhase } from '#features/community/planner/plan.ts';
import type { Checklist } from '#features/community/planner/planner.schema.ts';
import {
  type ClaimLedger,
  type ClaimView,
  claimIn,
  factBlock,
  type SourceLink,
  sourceNote,
  sourceNotes,
} from '#features/evidence/claims/claim.ts';
import type { ResourceFile } from '#features/library/resource.schema.ts';
import { type KitView, phases } from '#features/response/hazards/kit/kit.ts';
import { resourceSource } from '#features/response/hazards/references.ts';
import type { KeyMessageView } from '#features/response/key-messages/key-message.ts';
import type { KeyMessagesPageFile } from '#features/response/response.table.ts';
import type { Block, TypesetDocument, Words } from '#files/typeset/typeset-document.ts';
import type { SiteView } from '#site/site.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { communityPages } from '../../community.table.ts';
import type { ToolkitDocumentFile, ToolkitPart, ToolkitWordsFile } from '../toolkit.schema.ts';

export type OwnParts = Pick<
  TypesetDocument,
  'title' | 'lede' | 'updated' | 'blocks' | 'accent' | 'dense'
>;

/**
 * Returns a document of the toolkit with kicker, date line, address and foot. `origin` is that of
 * the site, `https://…`.
 */
export function toolkitDocument(
  own: OwnParts,
  { kicker, dateLine, pageLine }: ToolkitWordsFile,
  site: SiteView,
  origin: string,
): TypesetDocument {
  return {
    ...own,
    kicker,
    dateLine: fillIn(dateLine, { date: longDate(own.updated) }),
    site: site.name,
    home: toolkitHome(origin),
    ...(site.demonstration && { notice: site.demonstrationNotice }),
    pageLine,
    paper: 'us-letter',
  };
}

/** Returns the link to the page that offers the toolkit; its text is the address without scheme. */
export function toolkitHome(origin: string): TypesetDocument['home'] {
  const href = `${origin}${communityPages.toolkit.href}`;
  return { text: href.replace('https://', ''), href };
}

/** The content that parts refer to by id. */
export interface PartContext {
  words: ToolkitWordsFile;
  ledger: ClaimLedger;
  library: ReadonlyMap<string, ResourceFile>;
  phases: Checklist['phases'];
  hazards: readonly { name: string; questions: readonly string[] }[];
}

/**
 * Returns the sections of a content file as blocks of a document. Throws for an unknown claim,
 * phase or document.
 */
export function documentBlocks(
  sections: ToolkitDocumentFile['sections'],
  context: PartContext,
): Block[] {
  return sections.flatMap(({ title, newPage, parts }) => [
    { ...heading(title), ...(newPage && { newPage }) },
    ...parts.flatMap((part) => partBlocks(part, context)),
  ]);
}

function heading(text: string, level: 2 | 3 = 2): Block {
  return { kind: 'heading', level, text };
}

function evidenceBlock(text: string, source: SourceLink, words: ToolkitWordsFile): Block {
  return { kind: 'evidence', text, sources: [sourceNote(source, words.source)] };
}

function partBlocks(part: ToolkitPart, context: PartContext): Block[] {
  const { words, ledger } = context;
  switch (part.kind) {
    case 'heading':
      return [heading(part.text, 3)];
    case 'steps':
      return [{ kind: 'list', items: part.items, ordered: true }];
    case 'phase':
      return [phaseBlock(part, context)];
    case 'question':
      return [
        {
          kind: 'together',
          blocks: [
            heading(part.text, 3),
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
      return part.resources.map((id) => {
        const document = libraryDocument(id, context);
        return evidenceBlock(document.description, resourceSource(document), words);
      });
    case 'hazardQuestions':
      return context.hazards.flatMap(({ name, questions }) => [
        heading(name, 3),
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
  const items = checklistPhase(title, phases).tasks.map(({ task }) => task);
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

function answerBlock(
  { question, text, claims, resources }: Extract<ToolkitPart, { kind: 'answer' }>,
  context: PartContext,
): Block {
  const { words, ledger } = context;
  const evidence = claims.map((id) => claimIn(ledger, id).published);
  const more = resources.map((id) => resourceSource(libraryDocument(id, context)));
  const blocks: Block[] = [
    heading(question, 3),
    { kind: 'paragraph', text },
    ...evidence.map(({ wording, source }) => evidenceBlock(wording, source, words)),
  ];
  if (more.length > 0) blocks.push({ kind: 'sources', sources: sourceNotes(more, words.moreIn) });
  return { kind: 'together', blocks };
}

function libraryDocument(id: string, { library }: PartContext) {
  const document = library.get(id);
  if (!document) throw new Error(`resources: there is no document "${id}"`);
  return document;
}

type HandoutContent = Pick<
  KitView,
  'introduction' | 'healthImpacts' | 'atRisk' | 'keyMessages' | 'advice' | 'actions' | 'facts'
>;

/**
 * Returns the blocks of the page about a hazard that guests take home. `href` is the full address
 * of the hazard's kit. The page has only figures that a source confirms.
 */
export function handoutBlocks(
  { introduction, healthImpacts, atRisk, keyMessages, advice, actions, facts }: HandoutContent,
  href: string,
  words: ToolkitWordsFile,
): Block[] {
  const { handout, source } = words;
  const [first = '', ...others] = keyMessages;
  const supported = facts.filter(isForHandout).slice(0, 1);
  const documents = phases.flatMap((phase) => advice[phase].map((line) => line.source));
  const actionSources = actions.map(({ published }) => published.source);
  return [
    { kind: 'callout', lead: handout.first, text: first },
    { kind: 'paragraph', text: introduction },
    heading(handout.do),
    ...phases.flatMap((phase): Block[] => [
      heading(handout[phase], 3),
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
    { kind: 'list', items: handout.asks.map((line) => withKitLink(line, href)) },
    { kind: 'fields', items: handout.write.map((label) => ({ label, lines: 1 })) },
  ];
}

/** Whether a handout may show a figure: it has no room to explain one that is under review. */
export function isForHandout({ status }: ClaimView): boolean {
  return status === 'supported';
}

/** Replaces `{kit}` in a line with a link to the kit, whose text is the address. */
function withKitLink(line: string, href: string): Words {
  const [before = '', after] = line.split('{kit}');
  return after === undefined ? before : [before, { text: href, href }, after];
}

/**
 * Returns the blocks of the guide to the key messages. Messages and evidence are those of the page,
 * word for word.
 */
export function keyMessagesBlocks(
  { introduction, sayIt }: KeyMessagesPageFile,
  messages: readonly KeyMessageView[],
  words: ToolkitWordsFile,
): Block[] {
  const guide = words.keyMessages;
  return [
    heading(guide.use),
    ...introduction.map((text): Block => ({ kind: 'paragraph', text })),
    heading(guide.opening, 3),
    { kind: 'list', items: guide.openings, ordered: true },
    ...messages.flatMap(({ title, short, long, evidence }): Block[] => [
      heading(title),
      { kind: 'say', label: guide.short, text: short, sources: [] },
      heading(guide.long, 3),
      { kind: 'paragraph', text: long },
      heading(guide.evidence, 3),
      factBlock(evidence, words),
    ]),
    heading(sayIt.title),
    { kind: 'list', items: sayIt.tips },
  ];
}
