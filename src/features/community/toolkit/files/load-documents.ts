import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import type { ToolkitItem } from '#features/community/toolkit/toolkit-page.schema.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { hazardsInSeason, loadKit } from '#features/response/hazards/load-hazards.ts';
import { loadKeyMessages } from '#features/response/key-messages/load-key-messages.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
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
  fileOf,
  type OwnParts,
  pdfFile,
  toolkitDocument,
  wordFile,
} from './toolkit-document.ts';

/** The files of the toolkit that consist of text: documents, handouts, the guide to the key messages, templates. */
export async function loadDocuments(): Promise<Download[]> {
  const loaders = [textDocuments, handouts, keyMessagesGuide, feedbackForm, invitations, budget];
  return (await Promise.all(loaders.map((load) => load()))).flat();
}

/** Adds what all documents of the toolkit share. */
async function framed(own: OwnParts): Promise<TypesetDocument> {
  const words = await loadPage('toolkitWords');
  return toolkitDocument(own, words, await loadPage('site'), import.meta.env.SITE);
}

/** The name of a content file is the id of its item. */
async function textDocuments(): Promise<Download[]> {
  const context = await partContext();
  const files = (await getCollection('toolkitDocuments')).map(async ({ id, data }) => {
    const { sections, ...own } = data;
    const place = { item: id as ToolkitItem, file: id, name: own.title };
    return documentFiles(
      place,
      await framed({ ...own, blocks: documentBlocks(sections, context) }),
    );
  });
  return (await Promise.all(files)).flat();
}

async function partContext(): Promise<PartContext> {
  const resources = await getCollection('resources');
  const hazards = await hazardsInSeason();
  return {
    words: await loadPage('toolkitWords'),
    ledger: await loadClaims(),
    library: new Map(resources.map(({ id, data }) => [id, data])),
    phases: (await loadPage('checklist')).phases,
    hazards: hazards.map(({ data }) => data),
  };
}

async function handouts(): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const files = (await hazardsInSeason()).map(async (hazard) => {
    const { name, icon, reviewed } = hazard.data;
    const kit = await loadKit(hazard, new Date(0));
    const title = fillIn(words.handout.title, { hazard: name });
    const document = await framed({
      ...{ title, lede: words.handout.lede, accent: icon, dense: true },
      updated: [reviewed, words.updated].toSorted().at(-1) ?? reviewed,
      blocks: handoutBlocks(kit, `${import.meta.env.SITE}${kit.href}`, words),
    });
    const file = `handout-${hazard.id}`;
    return documentFiles({ item: 'attendee-handouts', file, name: title, variant: name }, document);
  });
  return (await Promise.all(files)).flat();
}

async function keyMessagesGuide(): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const page = await loadPage('keyMessagesPage');
  const blocks = keyMessagesBlocks(page, await loadKeyMessages(), words);
  const { title, lede } = words.keyMessages;
  const place = { item: 'key-messages-guide', file: 'key-messages-guide', name: title } as const;
  return documentFiles(place, await framed({ title, lede, updated: words.updated, blocks }));
}

async function feedbackForm(): Promise<Download[]> {
  const form = await loadPage('feedbackForm');
  const { title, lede, updated } = form;
  const document = await framed({ title, lede, updated, blocks: feedbackBlocks(form) });
  const { blocks: _, ...around } = document;
  const place = { item: 'feedback-form-template', file: 'feedback-form', name: title } as const;
  const template = 'features/community/toolkit/files/feedback-form.typ';
  return [pdfFile(place, { ...around, form }, template), wordFile(place, document)];
}

async function invitations(): Promise<Download[]> {
  const file = withBlanks(await loadPage('emailInvitations'));
  const { title, lede, updated, letters } = file;
  const item = 'email-invitation-templates';
  const place = { item, file: item, name: title } as const;
  return [
    wordFile(place, await framed({ title, lede, updated, blocks: invitationBlocks(file) })),
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
