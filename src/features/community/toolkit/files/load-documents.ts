import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import type { ToolkitItem } from '#features/community/toolkit/toolkit-page.schema.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { hazardsInSeason, loadKit } from '#features/response/hazards/load-hazards.ts';
import { resourceSource } from '#features/response/hazards/references.ts';
import { loadKeyMessages } from '#features/response/key-messages/load-key-messages.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { draftFile } from '#site/mail/draft-file.ts';
import { fillIn } from '#site/words.ts';
import { writeBudget } from './budget.ts';
import {
  documentBlocks,
  handoutBlocks,
  keyMessagesBlocks,
  type PartContext,
} from './document-blocks.ts';
import { feedbackBlocks, invitationBlocks, invitationText, withBlanks } from './templates.ts';
import {
  documentFiles,
  type Frame,
  fileOf,
  pdfFile,
  toolkitDocument,
  wordFile,
} from './toolkit-document.ts';

/** The files of the toolkit that consist of text: documents, handouts, the guide to the key messages, templates. */
export async function loadDocuments(): Promise<Download[]> {
  const site = await loadPage('site');
  const words = await loadPage('toolkitWords');
  const frame: Frame = (own) => toolkitDocument(own, words, site, import.meta.env.SITE);
  const loaders = [textDocuments, handouts, keyMessagesGuide, feedbackForm, invitations, budget];
  return (await Promise.all(loaders.map((load) => load(frame)))).flat();
}

/** The name of a content file is the id of its item. */
async function textDocuments(frame: Frame): Promise<Download[]> {
  const context = await partContext();
  return (await getCollection('toolkitDocuments')).flatMap(({ id, data }) => {
    const { sections, ...own } = data;
    const place = { item: id as ToolkitItem, file: id, name: own.title };
    return documentFiles(place, frame({ ...own, blocks: documentBlocks(sections, context) }));
  });
}

async function partContext(): Promise<PartContext> {
  const resources = await getCollection('resources');
  const hazards = await hazardsInSeason();
  return {
    words: await loadPage('toolkitWords'),
    ledger: await loadClaims(),
    library: new Map(
      resources.map(({ id, data }) => [
        id,
        { source: resourceSource(data), description: data.description },
      ]),
    ),
    phases: (await loadPage('checklist')).phases,
    hazards: hazards.map(({ data }) => data),
  };
}

/** One handout for each hazard, from its kit. */
async function handouts(frame: Frame): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const files = (await hazardsInSeason()).map(async (hazard) => {
    const { name, icon, reviewed } = hazard.data;
    const kit = await loadKit(hazard, new Date(0));
    const title = fillIn(words.handout.title, { hazard: name });
    const document = frame({
      ...{ title, lede: words.handout.lede, accent: icon, dense: true },
      updated: [reviewed, words.updated].toSorted().at(-1) ?? reviewed,
      blocks: handoutBlocks(kit, `${import.meta.env.SITE}${kit.href}`, words),
    });
    const file = `handout-${hazard.id}`;
    return documentFiles({ item: 'attendee-handouts', file, name: title, variant: name }, document);
  });
  return (await Promise.all(files)).flat();
}

async function keyMessagesGuide(frame: Frame): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const page = await loadPage('keyMessagesPage');
  const blocks = keyMessagesBlocks(page, await loadKeyMessages(), words);
  const { title, lede } = words.keyMessages;
  const place = { item: 'key-messages-guide', file: 'key-messages-guide', name: title } as const;
  return documentFiles(place, frame({ title, lede, updated: words.updated, blocks }));
}

async function feedbackForm(frame: Frame): Promise<Download[]> {
  const form = await loadPage('feedbackForm');
  const { title, lede, updated } = form;
  const document = frame({ title, lede, updated, blocks: feedbackBlocks(form) });
  const { blocks: _, ...around } = document;
  const place = { item: 'feedback-form-template', file: 'feedback-form', name: title } as const;
  const template = 'features/community/toolkit/files/feedback-form.typ';
  return [pdfFile(place, { ...around, form }, template), wordFile(place, document)];
}

async function invitations(frame: Frame): Promise<Download[]> {
  const file = withBlanks(await loadPage('emailInvitations'));
  const { title, lede, updated, letters } = file;
  const item = 'email-invitation-templates';
  const place = { item, file: item, name: title } as const;
  return [
    wordFile(place, frame({ title, lede, updated, blocks: invitationBlocks(file) })),
    fileOf(place, 'txt', updated, async () => new TextEncoder().encode(invitationText(file))),
    ...letters.map((letter) =>
      fileOf(
        { item, file: `email-${letter.id}`, name: title, variant: letter.name },
        'eml',
        updated,
        async () => new TextEncoder().encode(draftFile({ to: '', ...letter })),
      ),
    ),
  ];
}

async function budget(): Promise<Download[]> {
  const template = await loadPage('budgetTemplate');
  const { title: name, updated } = template;
  const place = { item: 'budget-template', file: 'event-budget', name } as const;
  const make = () => cachedBytes('workbooks', [template], () => writeBudget(template));
  return [fileOf(place, 'xlsx', updated, make)];
}
