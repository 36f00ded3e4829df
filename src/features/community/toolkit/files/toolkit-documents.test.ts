import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claimIn } from '#features/evidence/claims/claim.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { pageCount } from '#files/typeset/page-count.ts';
import { typeset } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import { siteSchema } from '#site/site.schema.ts';
import { readDraftFile } from '../../../../../tests/support/rfc5322.ts';
import { budgetTemplateSchema } from './budget/budget-template.schema.ts';
import { writeBudget } from './budget/write-budget.ts';
import { documentBlocks } from './document-blocks.ts';
import { feedbackBlocks } from './feedback/feedback-blocks.ts';
import { feedbackFormSchema } from './feedback/feedback-form.schema.ts';
import { handoutBlocks } from './handout-document.ts';
import { emailInvitationsSchema } from './invitations/email-invitations.schema.ts';
import {
  invitationBlocks,
  invitationDraft,
  invitationText,
  withBlanks,
} from './invitations/invitation-files.ts';
import { hazardFiles, written, writtenContext } from './testing/written-content.ts';
import { toolkitDocumentSchema } from './toolkit-document.schema.ts';
import { toolkitDocument } from './toolkit-document.ts';

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
    const source =
      cites === 'claim' ? claimIn(ledger, cited).published.source : library.get(cited)?.source;
    if (!source) throw new Error(cited);
    return { text, source };
  };
  const { before, during, after } = file.advice;
  const content = {
    ...file,
    facts: file.facts.map((claim) => claimIn(ledger, claim)),
    actions: file.actions.map((claim) => claimIn(ledger, claim)),
    advice: { before: before.map(line), during: during.map(line), after: after.map(line) },
    kit: `${origin}/resources/rapid-response/${id}`,
  };
  const title = words.handout.title.replace('{hazard}', file.name);
  const own = {
    title,
    lede: words.handout.lede,
    updated: words.updated,
    accent: file.icon,
    dense: true,
  };
  return toolkitDocument({ ...own, blocks: handoutBlocks(content, words) }, words, site, origin);
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

/** `KEEP=folder vitest run …` leaves the files to be looked at. */
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
      template: 'features/community/toolkit/files/feedback/feedback-form.typ',
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
      expect(readDraftFile(invitationDraft(letter)).subject).toBe(letter.subject);
    }
  });

  test('the budget is a workbook', async () => {
    keep(
      'budget.xlsx',
      await writeBudget(written('toolkit/budget-template.yaml', budgetTemplateSchema)),
    );
  });
});
