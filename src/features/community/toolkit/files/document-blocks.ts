import type { Checklist } from '#features/community/planner/planner.schema.ts';
import {
  type ClaimLedger,
  claimIn,
  factBlock,
  type SourceLink,
  sourceNote,
  sourceNotes,
} from '#features/evidence/claims/claim.ts';
import type { Block } from '#files/typeset/typeset-document.ts';
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
