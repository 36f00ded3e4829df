import type { KeyMessageView } from '#features/response/key-messages/key-message.ts';
import type { Block } from '#files/typeset/typeset-document.ts';
import { factBlock } from './claim-sources.ts';
import type { ToolkitWordsFile } from './toolkit-words.schema.ts';

/** What the key messages page says around its messages. */
export interface KeyMessagesContent {
  introduction: readonly string[];
  messages: readonly KeyMessageView[];
  sayIt: { title: string; tips: readonly string[] };
}

/** The key messages page → the blocks of its guide: the same messages, word for word, with the same evidence. */
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
