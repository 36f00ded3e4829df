import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import type { Download } from '#features/downloads/download.ts';
import { loadKit } from '#features/hazards/kit/load-kit.ts';
import { loadKeyMessages } from '#features/key-messages/load-key-messages.ts';
import type { TypesetDocument } from '#features/typeset/typeset-document.ts';
import { fillIn } from '#site/fill-in.ts';
import { documentBlocks } from './document-blocks.ts';
import { documentFiles } from './document-files.ts';
import { handoutBlocks } from './handout-document.ts';
import { keyMessagesBlocks } from './key-messages-document.ts';
import { loadPartContext } from './load-part-context.ts';
import { toolkitDocument } from './toolkit-document.ts';
import type { ToolkitItem } from './toolkit-items.ts';

type Own = Parameters<typeof toolkitDocument>[0];
type Frame = (own: Own) => TypesetDocument;

/** The files of the community toolkit. */
export async function loadToolkitDownloads(): Promise<Download[]> {
  const site = await loadPage('site');
  const words = await loadPage('toolkitWords');
  const frame: Frame = (own) => toolkitDocument(own, words, site, import.meta.env.SITE);
  const lists = await Promise.all([texts(frame), handouts(frame), keyMessages(frame)]);
  return lists.flat();
}

/** The documents whose words are their own. */
async function texts(frame: Frame): Promise<Download[]> {
  const context = await loadPartContext();
  return (await getCollection('toolkitDocuments')).flatMap(({ id, data }) => {
    const { title, lede, updated, sections } = data;
    const blocks = documentBlocks(sections, context);
    const place = { item: id as ToolkitItem, file: id, name: title };
    return documentFiles(place, frame({ title, lede, updated, blocks }));
  });
}

/** One handout for each hazard, from its kit. */
async function handouts(frame: Frame): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const hazards = await getCollection('hazards');
  const inOrder = hazards.toSorted((a, b) => a.data.order - b.data.order);
  const lists = await Promise.all(
    inOrder.map(async (hazard) => {
      const { name, icon, reviewed, keyMessages } = hazard.data;
      const { href, ...kit } = await loadKit(hazard, new Date(0));
      const content = { ...kit, keyMessages, kit: `${import.meta.env.SITE}${href}` };
      const title = fillIn(words.handout.title, { hazard: name });
      const own = {
        ...{ title, lede: words.handout.lede, accent: icon, dense: true },
        updated: latest(reviewed, words.updated),
        blocks: handoutBlocks(content, words),
      };
      const file = `handout-${hazard.id}`;
      return documentFiles(
        { item: 'attendee-handouts', file, name: title, variant: name },
        frame(own),
      );
    }),
  );
  return lists.flat();
}

/** The guide to the key messages, from their page. */
async function keyMessages(frame: Frame): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const { introduction, sayIt } = await loadPage('keyMessagesPage');
  const content = { introduction, sayIt, messages: await loadKeyMessages() };
  const { title, lede } = words.keyMessages;
  const own = { title, lede, updated: words.updated, blocks: keyMessagesBlocks(content, words) };
  const place = { item: 'key-messages-guide', file: 'key-messages-guide', name: title } as const;
  return documentFiles(place, frame(own));
}

function latest(...days: string[]): string {
  return days.toSorted().at(-1) ?? '';
}
