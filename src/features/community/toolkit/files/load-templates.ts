import { loadPage } from '#content/load-page.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { writeBudget } from './budget/write-budget.ts';
import { fileOf, pdfFile, wordFile } from './document-files.ts';
import { feedbackBlocks } from './feedback/feedback-blocks.ts';
import {
  invitationBlocks,
  invitationDraft,
  invitationText,
  withBlanks,
} from './invitations/invitation-files.ts';
import type { Frame } from './toolkit-document.ts';

/** The templates that a host fills in: the feedback form, the invitations and the budget. */
export async function loadTemplates(frame: Frame): Promise<Download[]> {
  return [...(await feedbackForm(frame)), ...(await invitations(frame)), await budget()];
}

async function feedbackForm(frame: Frame): Promise<Download[]> {
  const form = await loadPage('feedbackForm');
  const { title, lede, updated } = form;
  const document = frame({ title, lede, updated, blocks: feedbackBlocks(form) });
  const { blocks: _, ...around } = document;
  const place = { item: 'feedback-form-template', file: 'feedback-form', name: title } as const;
  const template = 'features/community/toolkit/files/feedback/feedback-form.typ';
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
        async () => new TextEncoder().encode(invitationDraft(letter)),
      ),
    ),
  ];
}

async function budget(): Promise<Download> {
  const template = await loadPage('budgetTemplate');
  const { title: name, updated } = template;
  const place = { item: 'budget-template', file: 'event-budget', name } as const;
  const make = () => cachedBytes('workbooks', [template], () => writeBudget(template));
  return fileOf(place, 'xlsx', updated, make);
}
