import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { HazardView } from '../hazards/hazard.ts';
import type { NowHazardFile, NowLineFile } from './now.schema.ts';

export const nowLanguages = ['en', 'es'] as const;
export type NowLanguage = (typeof nowLanguages)[number];

/** The pages, and the last segment of their address in each language. */
export const nowSteps = {
  'extreme-heat': { en: 'extreme-heat', es: 'calor' },
  wildfires: { en: 'wildfires', es: 'humo' },
  'extreme-weather': { en: 'extreme-weather', es: 'tormenta' },
  flooding: { en: 'flooding', es: 'inundacion' },
} as const satisfies Record<string, Record<NowLanguage, string>>;

type NowId = keyof typeof nowSteps;
export const nowIds = Object.keys(nowSteps) as NowId[];

const indexes = { en: '/now', es: '/es/ahora' } as const;

/**
 * Address of a hazard's page in a language; of the page with the four links where no hazard is
 * given.
 */
export function nowHref(language: NowLanguage, id?: NowId): string {
  return id ? `${indexes[language]}/${nowSteps[id][language]}` : indexes[language];
}

/** The same page in every language, for `hreflang`. */
export function nowAlternates(id?: NowId): Record<NowLanguage, string> {
  return { en: nowHref('en', id), es: nowHref('es', id) };
}

/** The parts of a page below the call for help, in their order. */
export const nowParts = ['act', 'signs', 'check', 'after'] as const;

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
  parts: Readonly<Record<(typeof nowParts)[number], readonly NowLineView[]>>;
  /** Every document once, in the order in which the lines first cite it. */
  sources: readonly SourceLink[];
  official: SourceLink;
}

/** Every line of a page, in DOM order. */
export function linesOf(file: NowHazardFile): NowLineFile[] {
  return [file.call, ...nowParts.flatMap((part) => file[part])];
}

/**
 * The lines of a file in one language with the numbers of their documents, which `sourceOf`
 * returns.
 */
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
