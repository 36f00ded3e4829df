import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { NowHazardFile, NowLineFile } from './now.schema.ts';
import type { NowId, NowLanguage } from './now-addresses.ts';

/** The parts of a page below the call for help, in their order. */
export const nowParts = ['act', 'signs', 'check', 'after'] as const;
export type NowPart = (typeof nowParts)[number];

/** One instruction, and the number of its document at the foot. */
export interface NowLineView {
  text: string;
  mark: number;
}

/** What to do in one hazard, in one language. */
export interface NowView {
  id: NowId;
  href: string;
  title: string;
  description: string;
  door: string;
  icon: HazardView['icon'];
  /** Name of the hazard, as its kit has it. */
  hazard: string;
  kit: string;
  call: NowLineView;
  parts: Readonly<Record<NowPart, readonly NowLineView[]>>;
  /** Every document once, in the order in which the lines first cite it. */
  sources: readonly SourceLink[];
  official: SourceLink;
}

/** The lines of a page from top to bottom. */
export function linesOf(file: NowHazardFile): NowLineFile[] {
  return [file.call, ...nowParts.flatMap((part) => file[part])];
}

/** A file in one language: its lines with the numbers of their documents. `sourceOf` throws on a document that is not there. */
export function numbered(
  file: NowHazardFile,
  language: NowLanguage,
  sourceOf: (line: NowLineFile) => SourceLink,
): Pick<NowView, 'call' | 'parts' | 'sources'> {
  const sources: SourceLink[] = [];
  const view = (line: NowLineFile): NowLineView => {
    const source = sourceOf(line);
    const place = sources.findIndex(({ href }) => href === source.href);
    return { text: line[language], mark: place < 0 ? sources.push(source) : place + 1 };
  };
  const call = view(file.call);
  const [act, signs, check, after] = nowParts.map((part) => file[part].map(view));
  return {
    call,
    parts: { act: act ?? [], signs: signs ?? [], check: check ?? [], after: after ?? [] },
    sources,
  };
}
