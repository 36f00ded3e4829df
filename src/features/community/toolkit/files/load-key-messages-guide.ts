import { loadPage } from '#content/load-page.ts';
import { loadKeyMessages } from '#features/response/key-messages/load-key-messages.ts';
import type { Download } from '#files/downloads/download.ts';
import { documentFiles } from './document-files.ts';
import { keyMessagesBlocks } from './key-messages-document.ts';
import type { Frame } from './toolkit-document.ts';

/** The guide to the key messages, from their page. */
export async function loadKeyMessagesGuide(frame: Frame): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const { introduction, sayIt } = await loadPage('keyMessagesPage');
  const content = { introduction, sayIt, messages: await loadKeyMessages() };
  const { title, lede } = words.keyMessages;
  const blocks = keyMessagesBlocks(content, words);
  const place = { item: 'key-messages-guide', file: 'key-messages-guide', name: title } as const;
  return documentFiles(place, frame({ title, lede, updated: words.updated, blocks }));
}
