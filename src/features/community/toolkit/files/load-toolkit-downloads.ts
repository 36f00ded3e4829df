import { loadPage } from '#content/load-page.ts';
import type { Download } from '#files/downloads/download.ts';
import { loadHandouts } from './load-handouts.ts';
import { loadKeyMessagesGuide } from './load-key-messages-guide.ts';
import { loadTemplates } from './load-templates.ts';
import { loadTextDocuments } from './load-text-documents.ts';
import { type Frame, toolkitDocument } from './toolkit-document.ts';

/** The files of the community toolkit that are made from words alone. */
export async function loadToolkitDownloads(): Promise<Download[]> {
  const site = await loadPage('site');
  const words = await loadPage('toolkitWords');
  const frame: Frame = (own) => toolkitDocument(own, words, site, import.meta.env.SITE);
  const lists = await Promise.all(
    [loadTextDocuments, loadHandouts, loadKeyMessagesGuide, loadTemplates].map((load) =>
      load(frame),
    ),
  );
  return lists.flat();
}
