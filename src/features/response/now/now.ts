import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { HazardView } from '../hazards/hazard.ts';
import type { NowHazardFile, NowLineFile } from './now.schema.ts';

export const nowLanguages = ['en', 'es'] as const;
export type NowLanguage = (typeof nowLanguages)[number];

/** The last segment of the address of each page, by language. */
export const nowSteps = {
  'extreme-heat': { en: 'extreme-heat', es: 'calor' },
  wildfires: { en: 'wildfires', es: 'humo' },
  'extreme-weather': { en: 'extreme-weather', es: 'tormenta' },
  flooding: { en: 'flooding', es: 'inundacion' },
} as const satisfies Record<string, Record<NowLanguage, string>>;

type NowId = keyof typeof nowSteps;
export const nowIds = Object.keys(nowSteps) as NowId[];

const indexes = { en: '/now', es: '/es/ahora' } as const;

/** Returns the path of a hazard's page in a language; without `id`, of the page with the links. */
export function nowHref(language: NowLanguage, id?: NowId): string {
  return id ? `${indexes[language]}/${nowSteps[id][language]}` : indexes[language];
}

/** Returns the paths of the same page in every language, for `hreflang`. */
export function nowAlternates(id?: NowId): Record<NowLanguage, string> {
  return { en: nowHref('en', id), es: nowHref('es', id) };
}

/** The parts of a page below the call for help, in their order. */
export const nowParts = ['act', 'signs', 'check', 'after'] as const;

/** The ways to help beside the lines: numbers to call, and the air of today. */
export const nowWays = ['cool', 'shelter', 'air', 'despair'] as const;
export type NowWay = (typeof nowWays)[number];

/** The links of the ways that are a call; numbers of the United States. */
export const wayNumbers = {
  cool: 'tel:211',
  shelter: 'tel:211',
  despair: 'tel:988',
} as const satisfies Partial<Record<NowWay, string>>;

/** One instruction and the number of its document. */
export interface NowLineView {
  text: string;
  mark: number;
}

export interface NowView extends Pick<NowHazardFile['en'], 'title' | 'description' | 'door'> {
  id: NowId;
  href: string;
  icon: HazardView['icon'];
  hazard: string;
  kit: string;
  call: NowLineView;
  ways: readonly NowWay[];
  parts: Readonly<Record<(typeof nowParts)[number], readonly NowLineView[]>>;
  /** Every document once, in the order in which the lines first cite it. */
  sources: readonly SourceLink[];
  official: SourceLink;
}

/** Returns every line of a page, in the order of the page. */
export function linesOf(file: NowHazardFile): NowLineFile[] {
  return [file.call, ...nowParts.flatMap((part) => file[part])];
}

/**
 * Returns the lines of a file in one language with the numbers of their documents, and the list of
 * documents. `sourceOf` returns the document of a line.
 */
export function numberedLines(
  file: NowHazardFile,
  language: NowLanguage,
  sourceOf: (line: NowLineFile) => SourceLink,
): Pick<NowView, 'call' | 'parts' | 'sources'> {
  const sources: SourceLink[] = [];
  const view = (line: NowLineFile): NowLineView => {
    const source = sourceOf(line);
    const index = sources.findIndex(({ href }) => href === source.href);
    // `push` returns the new length, which is the number of a new document.
    return { text: line[language], mark: index < 0 ? sources.push(source) : index + 1 };
  };
  // In the order of the page, because `view` numbers the documents as it meets them.
  return {
    call: view(file.call),
    parts: {
      act: file.act.map(view),
      signs: file.signs.map(view),
      check: file.check.map(view),
      after: file.after.map(view),
    },
    sources,
  };
}
