import { factBlock, sourceNotes } from '#features/community/toolkit/files/claim-sources.ts';
import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from '#features/response/hazards/hazard.schema.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { Block } from '#files/typeset/typeset-document.ts';
import { fillIn } from '#site/words.ts';
import type { MediaKitWordsFile } from './media-kit-words.schema.ts';

/** What a fact sheet is made from: what the page of the hazard shows, and nothing else. */
export interface FactSheetContent extends Pick<HazardView, 'healthImpacts' | 'facts'> {
  atRisk: HazardFile['atRisk'];
  questions: HazardFile['questions'];
  message: { text: string; sources: readonly SourceLink[] };
  speakers: readonly { name: string; title: string; hours: string }[];
  /** Full address of the kit. */
  kit: string;
  email: string;
}

/** A hazard → the blocks of its fact sheet. Every figure stands with its source or its mark, as on the page. */
export function hazardFactBlocks(content: FactSheetContent, words: MediaKitWordsFile): Block[] {
  const { message, facts, healthImpacts, atRisk, questions, speakers, kit, email } = content;
  const { factSheet: sheet, source } = words;
  const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
  return [
    {
      ...{ kind: 'say', label: sheet.message, text: message.text },
      sources: sourceNotes(message.sources, source),
    },
    heading(sheet.facts),
    { kind: 'paragraph', text: sheet.factsLede },
    ...facts.map((claim) => factBlock(claim, words)),
    heading(sheet.impacts),
    { kind: 'list', items: healthImpacts },
    heading(sheet.atRisk),
    { kind: 'list', items: atRisk },
    heading(sheet.questions),
    { kind: 'list', items: questions },
    { kind: 'heading', level: 2, text: sheet.speakers, newPage: true },
    { kind: 'paragraph', text: inParts(sheet.speakersLede, 'email', email, `mailto:${email}`) },
    {
      kind: 'list',
      items: speakers.map(({ name, title, hours }) => [
        { text: name, strong: true },
        `, ${title}. ${hours}`,
      ]),
    },
    { kind: 'paragraph', text: inParts(sheet.more, 'href', kit, kit) },
  ];
}

/** A sentence whose place is filled with a link that shows its own address. */
export function inParts(sentence: string, place: string, text: string, href: string) {
  const [before = '', after = ''] = fillIn(sentence, { [place]: '\n' }).split('\n');
  return [before, { text, href }, after];
}
