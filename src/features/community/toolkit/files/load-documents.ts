import { getCollection } from 'astro:content';
import sharp from 'sharp';
import { loadPage } from '#content/load-page.ts';
import type { ToolkitItem } from '#features/community/toolkit/toolkit.schema.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { hazardsInSeason, loadKit } from '#features/response/hazards/load-hazards.ts';
import { loadKeyMessages } from '#features/response/key-messages/load-key-messages.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download, FileType } from '#files/downloads/download.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { type TypesetJob, typeset } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import { draftFile } from '#site/mail/drafts.ts';
import { fillIn } from '#site/words.ts';
import { writeBudget } from './budget.ts';
import { flyerDocx, signDrawings, signPages, signsDocx } from './posters.tsx';
import { feedbackBlocks, invitationBlocks, invitationText, withBlanks } from './templates.ts';
import {
  documentBlocks,
  handoutBlocks,
  keyMessagesBlocks,
  type OwnParts,
  type PartContext,
  toolkitDocument,
  toolkitHome,
} from './toolkit-document.ts';

/**
 * Loads the files of the toolkit: documents, handouts, the guide to the key messages, templates and
 * posters.
 */
export async function loadDocuments(): Promise<Download[]> {
  const files = await Promise.all([
    textDocuments(),
    handouts(),
    keyMessagesGuide(),
    feedbackForm(),
    invitations(),
    budget(),
    posters(),
  ]);
  return files.flat();
}

/** Adds the kicker, date line, address and foot that all documents of the toolkit share. */
async function loadFramed(own: OwnParts): Promise<TypesetDocument> {
  const words = await loadPage('toolkitWords');
  return toolkitDocument(own, words, await loadPage('site'), import.meta.env.SITE);
}

/** Loads the documents with their own content files, each named after the item that offers it. */
async function textDocuments(): Promise<Download[]> {
  const resources = await getCollection('resources');
  const hazards = await hazardsInSeason();
  const context: PartContext = {
    words: await loadPage('toolkitWords'),
    ledger: await loadClaims(),
    library: new Map(resources.map(({ id, data }) => [id, data])),
    phases: (await loadPage('checklist')).phases,
    hazards: hazards.map(({ data }) => data),
  };
  const files = (await getCollection('toolkitDocuments')).map(async ({ id, data }) => {
    const { sections, ...own } = data;
    const document = await loadFramed({ ...own, blocks: documentBlocks(sections, context) });
    return documentFiles({ item: id as ToolkitItem, file: id }, document);
  });
  return (await Promise.all(files)).flat();
}

async function handouts(): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const files = (await hazardsInSeason()).map(async (hazard) => {
    const { name, icon, reviewed } = hazard.data;
    const kit = await loadKit(hazard, new Date(0));
    const document = await loadFramed({
      title: fillIn(words.handout.title, { hazard: name }),
      lede: words.handout.lede,
      accent: icon,
      dense: true,
      updated: [reviewed, words.updated].toSorted().at(-1) ?? reviewed,
      blocks: handoutBlocks(kit, `${import.meta.env.SITE}${kit.href}`, words),
    });
    const file = `handout-${hazard.id}`;
    return documentFiles({ item: 'attendee-handouts', file, variant: name }, document);
  });
  return (await Promise.all(files)).flat();
}

async function keyMessagesGuide(): Promise<Download[]> {
  const words = await loadPage('toolkitWords');
  const page = await loadPage('keyMessagesPage');
  const blocks = keyMessagesBlocks(page, await loadKeyMessages(), words);
  const { title, lede } = words.keyMessages;
  const document = await loadFramed({ title, lede, updated: words.updated, blocks });
  return documentFiles({ item: 'key-messages-guide', file: 'key-messages-guide' }, document);
}

async function feedbackForm(): Promise<Download[]> {
  const form = await loadPage('feedbackForm');
  const { title, lede, updated } = form;
  const document = await loadFramed({ title, lede, updated, blocks: feedbackBlocks(form) });
  const { blocks: _, ...around } = document;
  const place = { item: 'feedback-form-template', file: 'feedback-form' } as const;
  const template = 'features/community/toolkit/files/feedback-form.typ';
  return [pdfFile(place, { ...around, form }, template), wordFile(place, document)];
}

async function invitations(): Promise<Download[]> {
  const file = withBlanks(await loadPage('emailInvitations'));
  const { title, lede, updated, letters } = file;
  const item = 'email-invitation-templates';
  const place = { item, file: item } as const;
  const textFile = (textPlace: FilePlace, type: 'txt' | 'eml', text: string) =>
    toolkitFile(textPlace, type, file, async () => new TextEncoder().encode(text));
  return [
    wordFile(place, await loadFramed({ title, lede, updated, blocks: invitationBlocks(file) })),
    textFile(place, 'txt', invitationText(file)),
    ...letters.map((letter) => {
      const letterPlace = { item, file: `email-${letter.id}`, variant: letter.name } as const;
      return textFile(letterPlace, 'eml', draftFile({ to: '', ...letter }));
    }),
  ];
}

async function budget(): Promise<Download[]> {
  const template = await loadPage('budgetTemplate');
  const make = () => cachedBytes('workbooks', [template], () => writeBudget(template));
  return [toolkitFile({ item: 'budget-template', file: 'event-budget' }, 'xlsx', template, make)];
}

const papers = { 'us-letter': 'US Letter', a4: 'A4' } as const;

/** Loads the flyer and the signs, each as a PDF for both paper sizes and as a Word file. */
async function posters(): Promise<Download[]> {
  const { name: site } = await loadPage('site');
  const frame = { site, home: toolkitHome(import.meta.env.SITE) };
  const flyer = await loadPage('eventFlyer');
  const pack = await loadPage('signagePack');
  const pages = signPages(pack);
  const pictures = Object.fromEntries(
    Object.entries(signDrawings).map(([name, svg]) => [`/pictures/${name}.svg`, Buffer.from(svg)]),
  );
  return [
    ...posterFiles(
      'event-flyer',
      { template: 'features/community/toolkit/files/flyer.typ' },
      { ...flyer, ...frame },
      () => flyerDocx(flyer, site),
    ),
    ...posterFiles(
      'signage-pack',
      { template: 'features/community/toolkit/files/signs.typ', pictures },
      { ...pack, ...frame, pages },
      async () => signsDocx(pack, await signPictures(), site),
    ),
  ];
}

function posterFiles<Data extends Titled>(
  item: ToolkitItem,
  job: Omit<TypesetJob, 'data'>,
  data: Data,
  makeDocx: () => Promise<Uint8Array>,
): Download[] {
  const sheets = Object.entries(papers).map(([paper, variant]) =>
    toolkitFile({ item, file: `${item}-${paper}`, variant }, 'pdf', data, () =>
      cachedBytes('posters', [item, paper, data], async () =>
        typeset({ ...job, data: { ...data, paper } }),
      ),
    ),
  );
  const makeWord = () => cachedBytes('poster-word', [item, data], makeDocx);
  return [...sheets, toolkitFile({ item, file: item }, 'docx', data, makeWord)];
}

/** Draws the signs as PNG by id, because not every program shows SVG in a Word file. */
async function signPictures(): Promise<Record<string, Buffer>> {
  const pictures = Object.entries(signDrawings).map(async ([name, svg]) => {
    const image = sharp(Buffer.from(svg), { density: 160 }).png({ compressionLevel: 9 });
    return [name, await image.toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

/** The item of the toolkit that offers a file, and the name of the file without its ending. */
interface FilePlace {
  item: ToolkitItem;
  file: string;
  variant?: string;
}

/** The name of a file, and the day of its last change, `YYYY-MM-DD`. */
type Titled = Pick<TypesetDocument, 'title' | 'updated'>;

function documentFiles(place: FilePlace, document: TypesetDocument): Download[] {
  return [pdfFile(place, document), wordFile(place, document)];
}

/** `template` is the path of another Typst template from `src`, for a page with its own layout. */
function pdfFile<Data extends Titled>(
  place: FilePlace,
  data: Data,
  template = 'files/typeset/document.typ',
): Download {
  const make = () =>
    cachedBytes('documents', [template, data], async () => typeset({ template, data }));
  return toolkitFile(place, 'pdf', data, make);
}

function wordFile(place: FilePlace, document: TypesetDocument): Download {
  const make = () => cachedBytes('word', [document], () => writeDocx(document));
  return toolkitFile(place, 'docx', document, make);
}

function toolkitFile(
  { file, ...place }: FilePlace,
  type: FileType,
  { title: name, updated: date }: Titled,
  make: () => Promise<Uint8Array>,
): Download {
  return { ...place, path: `toolkit/${file}`, name, type, date, make };
}
