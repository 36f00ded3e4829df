import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { checklist, written } from '#features/community/testing/written.ts';
import { type ClaimFile, claimSchema } from '#features/evidence/claims/claim.schema.ts';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { resourceSchema } from '#features/library/resource.schema.ts';
import { hazardSchema } from '#features/response/hazards/hazard.schema.ts';
import { resourceSource } from '#features/response/hazards/references.ts';
import { pageCount } from '#files/downloads/download.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { typeset } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import { draftFile } from '#site/mail/drafts.ts';
import { siteSchema } from '#site/site.schema.ts';
import { readDraftFile } from '../../../../../tests/support/rfc5322.ts';
import { toolkitDocumentSchema, toolkitWordsSchema } from '../toolkit.schema.ts';
import { writeBudget } from './budget.ts';
import {
  budgetTemplateSchema,
  emailInvitationsSchema,
  feedbackFormSchema,
} from './templates.schema.ts';
import { feedbackBlocks, invitationBlocks, invitationText, withBlanks } from './templates.ts';
import {
  documentBlocks,
  handoutBlocks,
  type PartContext,
  toolkitDocument,
} from './toolkit-document.ts';

/** The content files of a folder by id. */
function folder<Schema extends z.ZodType>(name: string, schema: Schema) {
  const files = readdirSync(`example/${name}`).filter((file) => file.endsWith('.yaml'));
  return new Map(
    files.map((file) => [file.replace('.yaml', ''), written(`${name}/${file}`, schema)]),
  );
}

const hazardFiles = folder('hazards', hazardSchema);

/** The content that the documents refer to. */
const writtenContext: PartContext = {
  words: written('toolkit/words.yaml', toolkitWordsSchema),
  ledger: claimLedger(folder('claims', claimSchema) as Map<string, ClaimFile>),
  library: folder('resources', resourceSchema),
  phases: checklist.phases,
  hazards: [...hazardFiles.values()],
};

const site = written('site.yaml', siteSchema);
const origin = 'https://climatehealthvoices.example';
const { words, ledger, library } = writtenContext;

function document(id: string): TypesetDocument {
  const { sections, ...own } = written(`toolkit/${id}.yaml`, toolkitDocumentSchema);
  const blocks = documentBlocks(sections, writtenContext);
  return toolkitDocument({ ...own, blocks }, words, site, origin);
}

function handout(id: string): TypesetDocument {
  const file = hazardFiles.get(id);
  if (!file) throw new Error(id);
  const line = ({ text, cites, id: cited }: (typeof file.advice.before)[number]) => {
    if (cites === 'claim') return { text, source: claimIn(ledger, cited).published.source };
    const document = library.get(cited);
    if (!document) throw new Error(cited);
    return { text, source: resourceSource(document) };
  };
  const { before, during, after } = file.advice;
  const content = {
    ...file,
    facts: file.facts.map((claim) => claimIn(ledger, claim)),
    actions: file.actions.map((claim) => claimIn(ledger, claim)),
    advice: { before: before.map(line), during: during.map(line), after: after.map(line) },
  };
  const kit = `${origin}/resources/rapid-response/${id}`;
  const title = words.handout.title.replace('{hazard}', file.name);
  const own = {
    title,
    lede: words.handout.lede,
    updated: words.updated,
    accent: file.icon,
    dense: true,
  };
  return toolkitDocument(
    { ...own, blocks: handoutBlocks(content, kit, words) },
    words,
    site,
    origin,
  );
}

const documents: [string, TypesetDocument][] = [
  ...[
    'event-planning-checklist',
    'venue-requirements-guide',
    'discussion-guide',
    'faq',
    'local-impacts-guide',
  ].map((id): [string, TypesetDocument] => [id, document(id)]),
  ...[...hazardFiles.keys()].map((id): [string, TypesetDocument] => [`handout-${id}`, handout(id)]),
];

/** Saves a file for inspection with `KEEP=folder vitest run …`. */
function keep(name: string, bytes: Uint8Array) {
  const folder = process.env['KEEP'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, bytes);
}

const form = written('toolkit/feedback-form.yaml', feedbackFormSchema);
const letters = withBlanks(written('toolkit/email-invitations.yaml', emailInvitationsSchema));

describe('the documents of the toolkit, as they are written', () => {
  test.each(documents)('%s becomes a PDF/UA-1 and a Word file', async (name, data) => {
    const pdf = typeset({ template: 'files/typeset/document.typ', data });
    keep(`${name}.pdf`, pdf);
    expect(pageCount(pdf)).toBeGreaterThan(0);
    const docx = await writeDocx(data);
    keep(`${name}.docx`, docx);
    expect(Buffer.from(await writeDocx(data)).equals(Buffer.from(docx))).toBe(true);
  });

  test('the feedback form is one page with two halves, and a Word file', async () => {
    const { title, lede, updated } = form;
    const data = toolkitDocument(
      { title, lede, updated, blocks: feedbackBlocks(form) },
      words,
      site,
      origin,
    );
    const pdf = typeset({
      template: 'features/community/toolkit/files/feedback-form.typ',
      data: { ...data, form },
    });
    keep('feedback-form.pdf', pdf);
    expect(pageCount(pdf)).toBe(1);
    keep('feedback-form.docx', await writeDocx(data));
  });

  test('invitations are text, drafts and a Word file', async () => {
    const { title, lede, updated } = letters;
    const own = { title, lede, updated, blocks: invitationBlocks(letters) };
    keep('invitations.docx', await writeDocx(toolkitDocument(own, words, site, origin)));
    keep('invitations.txt', Buffer.from(invitationText(letters)));
    for (const letter of letters.letters) {
      expect(readDraftFile(draftFile({ to: '', ...letter })).subject).toBe(letter.subject);
    }
  });

  test('the budget is a workbook', async () => {
    keep(
      'budget.xlsx',
      await writeBudget(written('toolkit/budget-template.yaml', budgetTemplateSchema)),
    );
  });
});
